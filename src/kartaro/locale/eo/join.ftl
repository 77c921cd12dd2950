### Kartaro, Esperanto: sidi ĉe tablo de servilo, en la terminalo.

## Veni al tablo

join-ask-name = Kiel vi nomiĝas?
join-ask-table = Malfermitaj tabloj ĉe { $address }
# $count estas nombro.
join-free = { $count ->
        [one] { $count } libera sidloko
       *[other] { $count } liberaj sidlokoj
    }
join-playing = ludata, eblas rigardi
join-nobody-yet = ankoraŭ neniu
join-new = Malfermi novan tablon
join-ask-game = Kiun ludon?
join-ask-players = Kiom da ludantoj entute, inkluzive vin kaj la robotojn? De { $fewest } ĝis { $most }.
join-ask-bots = Kiom el ili estas robotoj? De 0 ĝis { $most }.
join-ask-level = Kiom fortaj ili estu?
join-link = Aliaj aliĝas al ĉi tiu tablo per:

## Ĉe la tablo

join-at-the-table = Ĉe la tablo:
join-chair-free = libera
join-chair-bot = roboto ({ $level })
join-chair-away = ne ĉeestas
join-chair-you = { $name } (vi)
join-chair-owner = malfermis la tablon
join-wait-start = Oni atendas, ke { $name } komencu la partion.
join-you-start = Tajpu start, kiam ĉiuj ĉeestas: robotoj okupos la liberajn sidlokojn.
join-watching = Vi rigardas.
join-wait-for = Atendataj: { $names } …
# $seconds estas nombro.
join-hurry = { $seconds ->
        [one] Estas { $seconds } sekundo por respondi.
       *[other] Estas { $seconds } sekundoj por respondi.
    }
join-replaced = Nun roboto ludas anstataŭ { $name }.
join-replaced-you = Nun roboto ludas anstataŭ vi. Tajpu return por mem ludi denove.
join-back = { $name } denove ludas.
join-back-you = Vi denove ludas.
join-said = { $name }: „{ $phrase }“
join-phrases = Kion eblas diri per „say“: { $phrases }
join-lost = La konekto perdiĝis. Nova provo post { $seconds } s.
join-regained = La konekto revenis.
join-over = La partio finiĝis. Tajpu quit por foriri.
join-over-played = La partio finiĝis. Tajpu rematch por ludi denove, aŭ quit por foriri.
join-next = La samaj homoj ludas denove, ĉiu unu sidlokon plue.
join-closed = La tablo estas fermita.
join-left = Vi forlasis la tablon.
join-come-back = La sidloko restas via. Por reveni:
join-words = ? montras ĉi tiun helpon, start komencas la partion, hint diras, kion farus roboto, table montras la tablon, log montras ĉion, kion vi eksciis post la disdono, say parolas al la tablo, leave donas vian sidlokon al roboto, return reprenas ĝin, rematch ludas denove, kick b forsendas iun antaŭ la komenco, close fermas la tablon por ĉiuj, quit foriras.

## Kial ne eblas

error-bad-link = „{ $link }“ ne estas ligilo al tablo: ĝi aspektu kiel http://192.168.1.5:8472/t/TABLE.
error-no-server = Ĉe { $address } neniu respondas.
error-not-kartaro = Kio respondas ĉe { $address }, ne estas servilo de Kartaro en ĉi tiu versio.
error-unknown-refusal = La servilo rifuzis, kaj diras nur: { $said }.
error-not-connected = Nun ne estas konekto.
error-only-watching = Vi rigardas, kaj ne havas sidlokon.
error-no-such-word = „{ $text }“ ne estas komando. Tajpu ? por vidi la komandojn.
