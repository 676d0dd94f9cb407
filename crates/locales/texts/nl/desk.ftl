# Teksten waarmee de arbiter op brieven antwoordt; waar elke sleutel voor dient, staat in het Engelse bestand.

done-move = { $move } is gespeeld.
done-resigned = Uw opgave is genoteerd.
done-offer = U biedt { $offer } aan. Dat geldt tot iemand verder speelt.
done-agreed = U hebt aangenomen.
done-agreed-offer = U hebt het aanbod van { by-inside } aangenomen: { $offer }.
done-decline = Uw weigering wordt aan de anderen doorgegeven.
done-remark-later = Uw opmerking gaat met uw volgende zet naar de anderen.
done-remark = Uw opmerking wordt aan de anderen doorgegeven.
done = Het is genoteerd.
done-language = Vanaf nu schrijven wij u in deze partij in het Nederlands, en uw stukletters lezen wij als Nederlandse.
asked-resign = Wilt u deze partij echt opgeven? Antwoord dan op dit bericht met de twee woorden `opgeven ja` op een regel.
propose-language = Zullen wij u in het Nederlands schrijven? Antwoord dan: `{ language-line }`.
