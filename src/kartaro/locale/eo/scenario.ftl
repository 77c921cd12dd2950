### Kartaro, Esperanto: kion scenaro trovis alia, ol diras ĝia dosiero.
### $expected kaj $got estas en la notacio; $got povas esti ankaŭ la frazo de eraro.

## Kie

# $seats estas nombro.
scenario-occasion = eldono { $edition }, { $seats } sidlokoj
scenario-filling = plenigo { $filling }

## Kio

scenario-expected = Atendita: { $expected }. Trovita: { $got }
scenario-unwanted = Ĉi tio ne devus esti tie: { $expected }. Trovita: { $got }
scenario-move-refused = La ago „{ $expected }“ estis rifuzita. { $got }
scenario-not-refused = La ago ne estis rifuzita: { $expected }. La pozicio nun estas: { $got }
scenario-refusal-changed = La ago estis rifuzita, sed ĝi ŝanĝis ion: { $expected }. La pozicio nun estas: { $got }
scenario-match-refused = La partio ne povas komenciĝi. { $got }
scenario-match-made = La partio devus esti rifuzita ({ $expected }), sed ĝi komenciĝis: { $got }
scenario-no-such-fact = El la agoj ne rezultis fakto „{ $expected }“. Rezultis: { $got }
scenario-no-such-number = La regularo ne havas tian nombron: { $expected }
scenario-branches-differ = En la unua branĉo: { $expected }. En ĉi tiu: { $got }
scenario-nothing-asserted = Nenio estas asertita.
