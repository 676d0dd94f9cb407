# Wat een speler niet kan: van deze teksten die welke in brieven komen; de andere zijn in het Engels.

leave-of-event = in dit toernooi is men voor alle partijen tegelijk afwezig, en meldt men dat aan het toernooi
no-sealed-board = u hebt in deze partij geen verborgen bord gekozen
no-sealed-boards = deze partij heeft geen verborgen borden
no-part-due = van u wordt geen deel van een worp verwacht
elements-missing = er wacht een worp, en er ontbreken delen van { $names }
no-result = `{ $text }` is geen uitslag van deze partij
no-result-for = `{ $text }` is geen uitslag voor { $number } spelers
hint-status = { $status }
hint-result = een uitslag noemt alle spelers in de volgorde van hun plaatsen: `{ $example }`
hint-players = spelers: { $names }
