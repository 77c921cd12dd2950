### Kartaro, italiano: carte, edizioni, opzioni, cronaca e menu di Spicy.
### $you dice chi legge: "seat" (chi agisce), "other" (chi ne è colpito) o "none".
### I nomi dei giocatori non dicono il genere: le frasi della cronaca evitano l’accordo.

spicy-name = Spicy
spicy-unknown-card = una carta coperta
    .a = una carta coperta
    .the = la carta coperta

## Carte

# $spice è "chili", "wasabi" o "pepper"; $number è un numero, non un testo. Vale per carte e dichiarazioni.
spicy-card = { $spice ->
        [wasabi] wasabi { $number }
        [pepper] pepe { $number }
       *[chili] peperoncino { $number }
    }
    .a = { $spice ->
        [wasabi] un wasabi { $number }
        [pepper] un pepe { $number }
       *[chili] un peperoncino { $number }
    }
    .the = { $spice ->
        [wasabi] il wasabi { $number }
        [pepper] il pepe { $number }
       *[chili] il peperoncino { $number }
    }
spicy-card-effect = Ha una spezia e un numero; una contestazione controlla uno dei due.
spicy-card-nw = jolly dei numeri
    .a = un jolly dei numeri
    .the = il jolly dei numeri
spicy-card-nw-effect = Ha tutti i numeri da 1 a 10 e nessuna spezia: il numero è sempre giusto, la spezia sempre sbagliata.
spicy-card-sw = jolly delle spezie
    .a = un jolly delle spezie
    .the = il jolly delle spezie
spicy-card-sw-effect = Ha tutte e tre le spezie e nessun numero: la spezia è sempre giusta, il numero sempre sbagliato.

## Edizioni

spicy-edition-id = Regole indonesiane
spicy-edition-id-about = Annunci l’ultima carta appena te ne resta una sola; Viva il peperoncino! è obbligatoria, con Cambia la tua sorte si infilano esattamente due carte, e si possono usare tutte e sei le carte Spice It Up!
spicy-edition-publisher = Regole dell’editore
spicy-edition-publisher-about = Viva il peperoncino! è facoltativa, con Cambia la tua sorte si infilano fino a due carte, e si usano al massimo due carte Spice It Up!

## Opzioni

spicy-option-variants = Quali carte Spice It Up! sono in gioco.
spicy-option-variants-none = Nessuna: il gioco base
spicy-option-variants-chili = Viva il peperoncino! (We Love Chili!)
spicy-option-variants-start = Si riparte! (Start It Up!)
spicy-option-variants-raider = Razziatore di spezie (Spice Raider)
spicy-option-variants-luck = Cambia la tua sorte (Change Your Luck)
spicy-option-variants-turn = Sottosopra! (Turn It Up!)
spicy-option-variants-copycat = Gatto copione (Copy Cat)
spicy-option-variants-all = Tutte e sei
spicy-option-variants-random = Una estratta a sorte
spicy-option-max_variants = Quante carte Spice It Up! possono essere in gioco insieme.
spicy-option-max_variants-1 = Una
spicy-option-max_variants-2 = Due
spicy-option-max_variants-3 = Tre
spicy-option-max_variants-4 = Quattro
spicy-option-max_variants-5 = Cinque
spicy-option-max_variants-6 = Tutte e sei
spicy-option-worlds_end = Quando la Fine del Mondo chiude la partita.
spicy-option-worlds_end-on_expose = Appena è in cima al mazzo
spicy-option-worlds_end-on_draw = Quando è in cima e qualcuno deve pescare
spicy-option-worlds_end_above = Quante carte stanno sopra la Fine del Mondo.
spicy-option-worlds_end_above-marks = Quante ne indica la sua tacca per il numero di giocatori
spicy-option-jitter = Di quante carte, in più o in meno, il caso può spostare la Fine del Mondo.
spicy-option-jitter-0 = Di nessuna
spicy-option-jitter-1 = Al massimo di 1
spicy-option-jitter-2 = Al massimo di 2
spicy-option-jitter-3 = Al massimo di 3
spicy-option-announce = Quando devi annunciare la tua ultima carta.
spicy-option-announce-auto = Mai: l’annuncio è automatico
spicy-option-announce-on_play = Quando la giochi
spicy-option-announce-at_one = Quando ti resta una sola carta
spicy-option-faults = Che cosa succede quando sbagli una dichiarazione o una contestazione.
spicy-option-faults-off = Viene rifiutata, e scegli di nuovo
spicy-option-faults-on = Conta, e paghi la penalità
spicy-option-we_love_chili = Con Viva il peperoncino! (We Love Chili!), se un 1, 2 o 3 diventa peperoncino.
spicy-option-we_love_chili-may = Se vuoi
spicy-option-we_love_chili-must = Sempre, tranne quando apri una pila
spicy-option-luck = Con Cambia la tua sorte (Change Your Luck), quante carte infili sotto un 5.
spicy-option-luck-up_to_2 = Fino a due, come vuoi
spicy-option-luck-exact_2 = Esattamente due, o tutte quelle che hai
spicy-option-simultaneous = Quale reazione conta quando più giocatori reagiscono alla stessa carta.
spicy-option-simultaneous-seat_order = La più vicina in senso orario
spicy-option-simultaneous-random = Una estratta a sorte
spicy-option-simultaneous-first_arrival = La prima arrivata
spicy-option-first_player = Chi comincia la partita.
spicy-option-first_player-random = Un giocatore estratto a sorte
spicy-option-first_player-host = Un giocatore scelto da chi ospita la partita
spicy-option-deck = Quali carte ci sono nel mazzo.
spicy-option-deck-full100 = Tutte le 100 carte
spicy-option-hand_size = Quante carte riceve ciascun giocatore, e pesca dopo un trofeo.

## Carte Spice It Up!

# $variant è "chili", "start", "raider", "luck", "turn" o "copycat".
spicy-status-variant = { $variant ->
        [chili] { $we_love_chili ->
            [must] Viva il peperoncino! (We Love Chili!) – un 1, 2 o 3 va dichiarato come peperoncino, tranne quando si apre una pila.
           *[may] Viva il peperoncino! (We Love Chili!) – un 1, 2 o 3 si può dichiarare come peperoncino su qualsiasi spezia.
        }
        [start] Si riparte! (Start It Up!) – dopo un 8, 9 o 10 si può continuare con 1, 2 o 3.
        [raider] Razziatore di spezie (Spice Raider) – un 4 vince la pila appena viene giocata la carta successiva.
        [luck] { $luck ->
            [exact_2] Cambia la tua sorte (Change Your Luck) – con un 5 si devono infilare due carte sotto e pescarne due.
           *[up_to_2] Cambia la tua sorte (Change Your Luck) – con un 5 si possono infilare fino a due carte sotto e pescarne altrettante.
        }
        [turn] Sottosopra! (Turn It Up!) – quando si controlla un numero, 6 e 9 sono la stessa cosa.
       *[copycat] Gatto copione (Copy Cat) – si può copiare una carta fuori turno.
    }

## Cronaca

spicy-fact-chosen_first = { $you ->
        [seat] Il primo turno è toccato a te.
       *[none] Il primo turno è toccato a { $seat }.
    }
spicy-fact-spiced = { $variant ->
        [chili] In gioco: Viva il peperoncino! (We Love Chili!)
        [start] In gioco: Si riparte! (Start It Up!)
        [raider] In gioco: Razziatore di spezie (Spice Raider)
        [luck] In gioco: Cambia la tua sorte (Change Your Luck)
        [turn] In gioco: Sottosopra! (Turn It Up!)
       *[copycat] In gioco: Gatto copione (Copy Cat)
    }
spicy-fact-shuffled = Le carte sono state mescolate.
spicy-fact-drew = { $you ->
        [seat] Hai pescato una carta: { $card }.
       *[none] { $known ->
            [yes] { $seat } ha pescato una carta: { $card }.
           *[no] { $seat } ha pescato una carta.
        }
    }
# $number è un numero, non un testo.
spicy-fact-slid_in = { $number ->
        [one] La Fine del Mondo è stata infilata nel mazzo, sotto { $number } carta.
       *[other] La Fine del Mondo è stata infilata nel mazzo, sotto { $number } carte.
    }
spicy-fact-turn_began = { $you ->
        [seat] È iniziato il tuo turno.
       *[none] È iniziato il turno di { $seat }.
    }
# $named è ciò che è stato dichiarato, $card la carta vera.
spicy-fact-claimed = { $you ->
        [seat] Hai giocato { $card_a } dichiarando { $named }.
       *[none] { $known ->
            [yes] { $seat } ha giocato { $card_a } dichiarando { $named }.
           *[no] { $seat } ha giocato una carta dichiarando { $named }.
        }
    }
spicy-fact-copied = { $you ->
        [seat] Hai copiato la carta di { $other } con { $card_a }: { $named }.
        [other] { $seat } ha copiato la tua carta: { $named }.
       *[none] { $known ->
            [yes] { $seat } ha copiato la carta di { $other } con { $card_a }: { $named }.
           *[no] { $seat } ha copiato la carta di { $other }: { $named }.
        }
    }
spicy-fact-announced = { $you ->
        [seat] Hai annunciato la tua ultima carta.
       *[none] { $seat } ha annunciato la sua ultima carta.
    }
spicy-fact-misclaimed = { $you ->
        [seat] Hai dichiarato { $named }, ma la dichiarazione non era valida: hai ripreso la carta.
       *[none] { $seat } ha dichiarato { $named }, ma la dichiarazione non era valida: ha ripreso la carta.
    }
spicy-fact-forgot = { $you ->
        [seat] Hai giocato la tua ultima carta dichiarando { $named }, ma senza annunciarla: l’hai ripresa.
       *[none] { $seat } ha giocato la sua ultima carta dichiarando { $named }, ma senza annunciarla: l’ha ripresa.
    }
spicy-fact-passed = { $you ->
        [seat] Hai passato.
       *[none] { $seat } ha passato.
    }
# $number è un numero, non un testo.
spicy-fact-must_tuck = { $you ->
        [seat] { $luck ->
            [exact_2] Devi infilare carte sotto il 5.
           *[up_to_2] Puoi infilare carte sotto il 5.
        }
       *[none] { $luck ->
            [exact_2] { $seat } deve infilare carte sotto il 5.
           *[up_to_2] { $seat } può infilare carte sotto il 5.
        }
    }
spicy-fact-tucked = { $you ->
        [seat] Hai infilato { $card_a } sotto il 5.
       *[none] { $known ->
            [yes] { $seat } ha infilato { $card_a } sotto il 5.
           *[no] { $seat } ha infilato una carta sotto il 5.
        }
    }
spicy-fact-opened = Si chiede una risposta a chiunque possa reagire alla carta.
# $how è "let_go", "for_good", "number", "spice", "wrong", "unnamed" o "copy".
spicy-fact-sealed = { $you ->
        [seat] { $how ->
            [for_good] Hai lasciato correre la carta, e non ti verrà più chiesto nulla su di essa.
            [number] Hai risposto: il numero è sbagliato.
            [spice] Hai risposto: la spezia è sbagliata.
            [wrong] Hai risposto: la copia è sbagliata.
            [unnamed] Hai risposto con una contestazione che non indica nulla.
            [copy] Hai offerto una copia: { $card }.
           *[let_go] Hai lasciato correre la carta.
        }
       *[none] { $how ->
            [for_good] { $seat } ha lasciato correre la carta, e non avrà altre domande su di essa.
            [number] { $seat } ha risposto: il numero è sbagliato.
            [spice] { $seat } ha risposto: la spezia è sbagliata.
            [wrong] { $seat } ha risposto: la copia è sbagliata.
            [unnamed] { $seat } ha risposto con una contestazione che non indica nulla.
            [copy] { $seat } ha offerto una copia: { $card }.
           *[let_go] { $seat } ha lasciato correre la carta.
        }
    }
spicy-fact-answered = { $you ->
        [seat] La tua risposta è arrivata.
       *[none] { $seat } ha risposto.
    }
spicy-fact-called_lot = Un sorteggio decide quale risposta conta.
spicy-fact-drew_lot = Una risposta è stata estratta a sorte.
spicy-fact-challenged = { $you ->
        [seat] { $how ->
            [number] Hai contestato la carta di { $other }: il numero è sbagliato!
            [spice] Hai contestato la carta di { $other }: la spezia è sbagliata!
            [wrong] Hai contestato la copia di { $other }: è sbagliata!
           *[unnamed] Hai contestato la carta di { $other } senza indicare nulla.
        }
        [other] { $how ->
            [number] { $seat } ha contestato la tua carta: il numero è sbagliato!
            [spice] { $seat } ha contestato la tua carta: la spezia è sbagliata!
            [wrong] { $seat } ha contestato la tua copia: è sbagliata!
           *[unnamed] { $seat } ha contestato la tua carta senza indicare nulla.
        }
       *[none] { $how ->
            [number] { $seat } ha contestato la carta di { $other }: il numero è sbagliato!
            [spice] { $seat } ha contestato la carta di { $other }: la spezia è sbagliata!
            [wrong] { $seat } ha contestato la copia di { $other }: è sbagliata!
           *[unnamed] { $seat } ha contestato la carta di { $other } senza indicare nulla.
        }
    }
spicy-fact-revealed = { $you ->
        [seat] La tua carta è stata scoperta: { $card }.
       *[none] La carta di { $seat } è stata scoperta: { $card }.
    }
# $number è un numero, non un testo.
spicy-fact-took_stack = { $you ->
        [seat] { $number ->
            [one] Hai vinto la pila: { $number } carta.
           *[other] Hai vinto la pila: { $number } carte.
        }
       *[none] { $number ->
            [one] { $seat } ha vinto la pila: { $number } carta.
           *[other] { $seat } ha vinto la pila: { $number } carte.
        }
    }
# $number è un numero, non un testo.
spicy-fact-raided = { $you ->
        [seat] { $number ->
            [one] Hai razziato la pila: { $number } carta.
           *[other] Hai razziato la pila: { $number } carte.
        }
       *[none] { $number ->
            [one] { $seat } ha razziato la pila: { $number } carta.
           *[other] { $seat } ha razziato la pila: { $number } carte.
        }
    }
spicy-fact-won_trophy = { $you ->
        [seat] Hai vinto un trofeo!
       *[none] { $seat } ha vinto un trofeo!
    }
spicy-fact-world_ended = La Fine del Mondo è arrivata in cima al mazzo.
spicy-fact-match_won = { $you ->
        [alone] La partita è finita: hai vinto!
        [among] La partita è finita: hai vinto a pari merito con { $seats }.
       *[none] { $seats_count ->
            [one] La partita è finita: ha vinto { $seats }.
           *[other] La partita è finita: hanno vinto insieme { $seats }.
        }
    }

## Frasi

spicy-told-dealt = { $you ->
        [seat] Hai ricevuto { $cards_count } carte: { $cards }.
       *[none] { $known ->
            [yes] { $seat } ha ricevuto { $cards_count } carte: { $cards }.
           *[no] { $seat } ha ricevuto { $cards_count } carte.
        }
    }
spicy-told-drew = { $you ->
        [seat] Hai pescato { $cards_count } carte: { $cards }.
       *[none] { $known ->
            [yes] { $seat } ha pescato { $cards_count } carte: { $cards }.
           *[no] { $seat } ha pescato { $cards_count } carte.
        }
    }
spicy-told-passed = { $you ->
        [seat] Hai passato e hai pescato { $card_a }.
       *[none] { $known ->
            [yes] { $seat } ha passato e ha pescato { $card_a }.
           *[no] { $seat } ha passato e ha pescato una carta.
        }
    }
spicy-told-misclaimed = { $you ->
        [seat] Hai dichiarato { $named }, ma la dichiarazione non era valida: hai ripreso la carta e hai pescato { $card_a }.
       *[none] { $known ->
            [yes] { $seat } ha dichiarato { $named }, ma la dichiarazione non era valida: ha ripreso la carta e ha pescato { $card_a }.
           *[no] { $seat } ha dichiarato { $named }, ma la dichiarazione non era valida: ha ripreso la carta e ne ha pescata una.
        }
    }
spicy-told-forgot = { $you ->
        [seat] Hai giocato la tua ultima carta dichiarando { $named }, ma senza annunciarla: l’hai ripresa e hai pescato { $card_a }.
       *[none] { $known ->
            [yes] { $seat } ha giocato la sua ultima carta dichiarando { $named }, ma senza annunciarla: l’ha ripresa e ha pescato { $card_a }.
           *[no] { $seat } ha giocato la sua ultima carta dichiarando { $named }, ma senza annunciarla: l’ha ripresa e ha pescato una carta.
        }
    }
spicy-told-tucked = { $you ->
        [seat] Sotto il 5 hai infilato { $first }; hai pescato { $second }.
       *[none] { $known ->
            [yes] Sotto il 5 { $seat } ha infilato { $first }; ha pescato { $second }.
           *[no] { $first_count ->
                [one] { $seat } ha infilato una carta sotto il 5 e ne ha pescata una.
               *[other] { $seat } ha infilato { $first_count } carte sotto il 5 e ne ha pescate altrettante.
            }
        }
    }
spicy-told-challenged = { spicy-fact-challenged } { $outcome ->
        [right] { $you ->
            [seat] { $number ->
                [one] Era { $card_a }, e hai vinto la pila: { $number } carta.
               *[other] Era { $card_a }, e hai vinto la pila: { $number } carte.
            }
           *[none] { $number ->
                [one] Era { $card_a }, e { $seat } ha vinto la pila: { $number } carta.
               *[other] Era { $card_a }, e { $seat } ha vinto la pila: { $number } carte.
            }
        }
       *[wrong] { $you ->
            [other] { $number ->
                [one] Era { $card_a }, e hai vinto la pila: { $number } carta.
               *[other] Era { $card_a }, e hai vinto la pila: { $number } carte.
            }
           *[none] { $number ->
                [one] Era { $card_a }, e { $other } ha vinto la pila: { $number } carta.
               *[other] Era { $card_a }, e { $other } ha vinto la pila: { $number } carte.
            }
        }
    }
# Come è finita la partita; $number sono i punti di chi ha vinto.
spicy-ending = { $how ->
        [world] { $you ->
            [alone] È arrivata la Fine del Mondo, e hai più punti di tutti: { $number }.
            [among] È arrivata la Fine del Mondo: { $winners } e tu avete più punti, { $number }.
           *[none] È arrivata la Fine del Mondo, e più punti di tutti ha { $winners }: { $number }.
        }
        [trophies] { $you ->
            [alone] Hai vinto un secondo trofeo.
           *[none] { $winners } ha vinto un secondo trofeo.
        }
       *[third] { $you ->
            [alone] I trofei sono finiti, e hai più punti di tutti: { $number }.
            [among] I trofei sono finiti: { $winners } e tu avete più punti, { $number }.
           *[none] I trofei sono finiti, e più punti di tutti ha { $winners }: { $number }.
        }
    }

## Domande e mosse

spicy-ask-turn = Quale carta giochi? O passi?
spicy-ask-claim = Che cosa dichiari?
spicy-ask-announce = Annunci la tua ultima carta?
spicy-ask-tuck = Quali carte infili sotto il 5?
spicy-ask-answer = Ci credi?
spicy-ask-copy = Con quale carta copi?
spicy-step-card = Gioca { $card_a }
spicy-step-claim = Dichiara { $named }
spicy-step-copy = Copiala
spicy-step-announce = { $announces ->
        [yes] Annunciala
       *[no] Non dire nulla
    }
spicy-move-pass = Passa e pesca una carta
spicy-move-play = { $announces ->
        [yes] Gioca { $card_a }, dichiara { $named } e annuncia la tua ultima carta
       *[no] Gioca { $card_a } e dichiara { $named }
    }
# $count è un numero.
spicy-move-tuck = { $count ->
        [0] Non infilare nulla
       *[other] Infila: { $cards }
    }
spicy-move-answer = { $how ->
        [for_good] Lasciala correre, e non chiedermelo più fino alla prossima carta
        [number] Contesta: il numero è sbagliato
        [spice] Contesta: la spezia è sbagliata
        [wrong] Contesta: la copia è sbagliata
        [unnamed] Contesta senza indicare nulla
        [copy] { $announces ->
            [yes] Copiala con { $card_a } e annuncia la tua ultima carta
           *[no] Copiala con { $card_a }
        }
       *[let_go] Lasciala correre
    }

## Il tavolo

# Come si chiama il numero di una carta.
spicy-rank = Numero
spicy-score = Punti
spicy-goal = Con due trofei si vince la partita; altrimenti vince chi ha più punti.
# Da qui in poi $count è un numero.
spicy-mark-hand = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
spicy-mark-won = { $count ->
        [0] nessuna vinta
        [one] { $count } vinta
       *[other] { $count } vinte
    }
spicy-mark-trophies = { $count ->
        [one] { $count } trofeo
       *[other] { $count } trofei
    }
spicy-mark-announced = ultima carta!
spicy-status-deck = { $count ->
        [one] { $count } carta sopra la Fine del Mondo.
       *[other] { $count } carte sopra la Fine del Mondo.
    }
spicy-status-deck-hidden = Nessuno sa quante carte ci sono sopra la Fine del Mondo.
spicy-status-no-stack = Nessuna pila: si apre con 1, 2 o 3.
spicy-status-stack = { $you ->
        [seat] { $copy ->
            [yes] In cima: { $named }, copia tua. Carte nella pila: { $count }.
           *[no] In cima: { $named }, dichiarazione tua. Carte nella pila: { $count }.
        }
       *[none] { $copy ->
            [yes] In cima: { $named }, copia di { $seat }. Carte nella pila: { $count }.
           *[no] In cima: { $named }, dichiarazione di { $seat }. Carte nella pila: { $count }.
        }
    }
spicy-status-paw = { $you ->
        [seat] Sulla pila c’è la tua zampa.
       *[none] Sulla pila c’è la zampa di { $seat }.
    }
spicy-status-top = La vera carta in cima è { $card_a }.

## Luoghi di cui si indovinano le carte; seguono due punti e nomi di carte

spicy-place-top = La carta in cima
