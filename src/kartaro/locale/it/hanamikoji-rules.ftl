### Kartaro, italiano: regolamento di Hanamikoji.
### I selettori scelgono ciò che vale con le opzioni in uso.
### Il punto 4.3.2 è il messaggio hanamikoji-clause-4-3-2.

hanamikoji-rulebook-title = Hanamikoji: il regolamento

## 1 Il gioco

hanamikoji-heading-1 = Il gioco
hanamikoji-clause-1-1 = Tu e il tuo avversario vi contendete il favore di sette geisha con gli oggetti che loro amano. Vinci la partita se, alla fine di un round, le geisha dalla tua parte valgono almeno undici di fascino, oppure se ne hai quattro, quali che siano.
# $counts elenca gli oggetti con il numero di carte di ciascuno.
hanamikoji-clause-1-2 = Le sette geisha stanno in fila tra voi due. Ognuna ama un tipo di oggetto, e il suo fascino è il numero di carte di quell’oggetto. Da sinistra a destra, le { $cards } carte oggetto sono: { $counts }.
hanamikoji-clause-1-3 = Si gioca in due.
hanamikoji-clause-1-4 = { $items ->
        [some] Sono in gioco solo alcune carte oggetto e alcune azioni. Carte oggetto: { $cards }. Carte distribuite a ciascuno: { $hand }. Turni per ciascuno: { $turns }. Vinci con { $charm_to_win } di fascino, oppure con questo numero di geisha: { $geishas_to_win }. Una geisha senza carte oggetto non partecipa. Ciò che queste regole dicono di altre carte, azioni e numeri non vale.
       *[all] Tutte le carte oggetto e tutte e quattro le azioni sono in gioco.
    }

## 2 Preparare un round

hanamikoji-heading-2 = Preparare un round
hanamikoji-clause-2-1 = Le 21 carte oggetto vengono mescolate in un unico mazzo coperto.
hanamikoji-clause-2-2 = Una carta viene tolta, coperta, e resta fuori da questo round. Nessuno dei due la guarda.
hanamikoji-clause-2-3 = Ciascuno riceve sei carte. Sono la tua mano: tienila segreta. Le otto che restano formano il mazzo.
hanamikoji-clause-2-4 = I tuoi quattro segnalini azione stanno scoperti davanti a te. All’inizio della partita ogni geisha ha un segnalino vittoria al centro della sua carta, dalla parte di nessuno.
hanamikoji-clause-2-5 = { $first_player ->
        [host] Chi ospita la partita sceglie chi comincia il primo round.
       *[random] Il mazziere sorteggia chi comincia il primo round.
    } Attorno a un tavolo vero, la tradizione fa iniziare chi è più giovane.

## 3 Il turno

hanamikoji-heading-3 = Il turno
hanamikoji-clause-3-1 = All’inizio del tuo turno peschi la prima carta del mazzo.
hanamikoji-clause-3-2 = Poi scegli uno dei tuoi segnalini azione ancora scoperti ed esegui la sua azione.
hanamikoji-clause-3-3 = Il segnalino usato viene girato a faccia in giù. Ogni azione, quindi, si usa una sola volta per round, nell’ordine che preferisci.
hanamikoji-clause-3-4 = Vi alternate finché ciascuno ha avuto quattro turni.
hanamikoji-clause-3-5 = Non puoi saltare nulla: né la pescata, né l’azione, né l’intero turno.

## 4 Le quattro azioni

hanamikoji-heading-4 = Le quattro azioni

hanamikoji-heading-4-1 = Segreto (una carta)
hanamikoji-clause-4-1-1 = Metti una carta della tua mano, coperta, sotto il segnalino. Al conteggio viene scoperta e vale dalla tua parte.
hanamikoji-clause-4-1-2 = Puoi guardarla quando vuoi; il tuo avversario no.

hanamikoji-heading-4-2 = Rinuncia (due carte)
hanamikoji-clause-4-2-1 = Metti due carte della tua mano, coperte, sotto il segnalino. In questo round non valgono per nessuno dei due.
hanamikoji-clause-4-2-2 = Puoi guardarle quando vuoi. Il tuo avversario non le vede mai, nemmeno al conteggio.

hanamikoji-heading-4-3 = Dono (tre carte)
hanamikoji-clause-4-3-1 = Disponi tre carte della tua mano scoperte sul tavolo.
hanamikoji-clause-4-3-2 = Il tuo avversario ne prende una e la mette dalla sua parte, accanto alla geisha che la ama. Le altre due vanno dalla tua parte.

hanamikoji-heading-4-4 = Competizione (quattro carte)
hanamikoji-clause-4-4-1 = Disponi quattro carte della tua mano scoperte sul tavolo. Sei tu a dividerle in due coppie.
hanamikoji-clause-4-4-2 = Il tuo avversario prende una coppia, così com’è, per la sua parte. L’altra coppia va dalla tua.

hanamikoji-clause-4-5 = Che cosa prendere da un Dono o da una Competizione lo decide soltanto il tuo avversario, e lo decide subito. Solo dopo comincia il suo turno, con la pescata.

## 5 Il conteggio

hanamikoji-heading-5 = Il conteggio
hanamikoji-clause-5-1 = Quando avete avuto entrambi quattro turni, i due Segreti vengono scoperti e messi dalla parte di chi li ha nascosti.
hanamikoji-clause-5-2 = Guarda una geisha alla volta: se da una parte ci sono più oggetti suoi che dall’altra, il suo segnalino vittoria va da quella parte, ovunque fosse prima.
hanamikoji-clause-5-3 = Se gli oggetti sono pari, o se non ce ne sono, il segnalino resta dov’è. Una geisha conquistata in precedenza vale quindi ancora per te.
hanamikoji-clause-5-4 = Sistemati tutti e sette i segnalini, ciascuno conta le geisha dalla propria parte e ne somma il fascino.
hanamikoji-clause-5-5 = Se nessuno ha vinto, segue un altro round. Tutte le 21 carte tornano nel mazzo, anche quella tolta, e i segnalini azione si scoprono di nuovo. I segnalini vittoria restano dove sono. Stavolta inizia l’altro giocatore.

## 6 La fine della partita

hanamikoji-heading-6 = La fine della partita
hanamikoji-clause-6-1 = Con quattro o più geisha dalla tua parte vinci la partita.
hanamikoji-clause-6-2 = Con un fascino totale di almeno undici dalla tua parte vinci la partita, anche se il tuo avversario ha quattro geisha.
hanamikoji-clause-6-3 = La vittoria si controlla solo dopo il conteggio. Ciò che sta sul tavolo prima non decide nulla.
hanamikoji-clause-6-4 = { $max_rounds ->
        [r3] Se dopo il terzo round nessuno ha vinto, la partita finisce lì: vince chi ha più geisha; a parità, chi ha più fascino; se anche quello è pari, vincete insieme.
       *[none] Il numero di round non ha limiti.
    }

## 7 Che cosa si vede e che cosa no

hanamikoji-heading-7 = Che cosa si vede e che cosa no
hanamikoji-clause-7-1 = Entrambi vedete i segnalini vittoria, gli oggetti dalle due parti, quali segnalini azione sono stati usati, quante carte ci sono nelle mani e nel mazzo, e ogni Dono e Competizione con la scelta fatta.
hanamikoji-clause-7-2 = Solo tu vedi la tua mano, il tuo Segreto finché non viene scoperto, e le carte della tua Rinuncia.
hanamikoji-clause-7-3 = Nessuno vede la carta tolta. Né quella né le carte di una Rinuncia vengono mostrate finché dura la partita.
