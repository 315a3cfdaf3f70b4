/** What people choose in our languages and the list of leaked passwords lacks, without accents (`hasło` and `fußball` have none) and in small letters. */
export const commonWords: string[] =
  `adgangskode hasło haslo losenord geheimnis willkommen bienvenue bienvenido benvenuto tervetuloa velkommen valkommen witam
  hej hei beheerder gebruiker gast login changethis fussball fußball psv ikhouvanjou ichliebedich tiamo jegelskerdig prinses
  prinzessin zonnetje bloemetje vlinder engeltje aapje leeuw chocolade zomer lente herfst februari maart vrijdag
  antwerpen belgie espana qwertz instagram whatsapp datingsite lonk chatten niets foreverandever moeder gelukkig
  vrijheid geld`.split(/\s+/)
