import { describe, expect, it } from '@jest/globals'
import { isReserved } from './reserved-names.ts'

describe('a name that a mail programme makes a link of', () => {
  it.each([
    'www.evil.nl',
    'WWW.evil',
    'jan_www.evil',
    'evil.nl',
    'Evil.COM',
    'mooi.meisje.be',
    'evil.nl_foto',
    'x-evil.info',
    'evil.dating',
    'evil.nl.',
    'a.nl',
    'evil.com-jan',
    'evil.xxx',
    'Jan.zip',
    'Kim.men',
    'x.museum',
    'Kim.mov_1',
    '12.34.56.78',
  ])('is nobody’s: %s', (name) => {
    expect(isReserved(name, 'Lonk')).toBe(true)
  })

  it.each([
    'J.P.',
    'Anna.B',
    'A.J.B',
    'J.P.deVries',
    'Jan.de.Vries',
    'anna.marie',
    'Jan...',
    'wwwillem',
    'Anna_NL',
    'Sanne.34',
    'Mr.Big',
    'Jan.van.Dijk',
  ])('is not one such as %s', (name) => {
    expect(isReserved(name, 'Lonk')).toBe(false)
  })
})

describe('a name of whoever works for the site, or of its machines', () => {
  it.each([
    'medewerker',
    'Facturen',
    'Hulp',
    'Assistance',
    'Lid_niet',
    'Deleted',
    'Medewerker_Jan',
    'noreply',
    'no-reply',
    'No.Reply',
    'n0reply24',
    'donotreply',
    'postmaster',
    'mailer-daemon',
    'Mitarbeiter',
    'employé',
    'empleado',
    'dipendente',
    'pracownik',
    'medarbetare',
    'medarbejder',
    'medarbeider',
    'työntekijä',
    'keine_Antwort',
    'ne-pas-repondre',
    'no_responder',
    'lonkhelp',
    'operator',
    'Betaling_NL',
    'root',
    'Lid-niet-beschikbaar',
  ])('is nobody’s: %s', (name) => {
    expect(isReserved(name, 'Lonk')).toBe(true)
  })

  it.each([
    'Werner',
    'Noor',
    'Reply_Anna',
    'Antwoord',
    'werkpaard',
    'medewerkt_niet',
    'Norbert',
    'Postma',
    'Helpmij',
    'Rooty',
  ])('is not one such as %s', (name) => {
    expect(isReserved(name, 'Lonk')).toBe(false)
  })
})
