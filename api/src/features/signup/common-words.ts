/** What lists of leaked passwords are made of, whatever digits and marks stand before or behind it. */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort wachtwoord motdepasse contrasena contraseña haslo hasło salasana losenord lösenord adgangskode
  passord kodeord senha parola geheim geheimnis secret welcome welkom willkommen bienvenue bienvenido benvenuto
  tervetuloa velkommen välkommen witam hello hallo bonjour hola ciao hej hei admin administrator beheerder root user
  gebruiker guest gast login test tester testing demo default changeme changethis letmein letmeinnow opensesame
  trustno access master superman batman spiderman pokemon starwars football voetbal fussball fußball soccer baseball
  basketball hockey liverpool arsenal chelsea barcelona realmadrid juventus feyenoord ajax psv bayern dortmund
  iloveyou iloveu ikhouvanjou ichliebedich jetaime teamo tiamo jegelskerdig loveyou lovely love liefde schatje schatz
  darling sweetheart princess prinses prinzessin sunshine zonnetje sonnenschein flower bloemetje butterfly vlinder
  angel engeltje dragon monkey aapje tiger tijger lion leeuw shadow chocolate chocolade cookie banana banaan cheese
  summer zomer sommer winter spring lente herfst autumn january january februari maart april juni juli augustus
  september oktober november december monday maandag friday vrijdag weekend amsterdam rotterdam utrecht antwerpen
  brussel berlin hamburg paris london madrid holland nederland belgie belgië deutschland france espana españa italia
  michael jennifer jessica ashley daniel michelle thomas andrew joshua charlie robert jordan samantha nicole
  qwerty qwertz azerty qwertyuiop qwertyui asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx abc abcd abcde abcdef abcabc aaa computer internet google
  facebook instagram whatsapp microsoft samsung iphone apple windows android dating datingsite lonk chat chatten
  flirt single singles fuckyou fuckoff whatever nothing niets forever foreverandever family familie mother father
  moeder vader baby babygirl babyboy lovelove happy gelukkig freedom vrijheid money geld blessed jesus god`
    .split(/\s+/)
    .filter(Boolean),
)
