import type { Language } from '@lonk/shared-api/schemas/primitives.ts'

// The words of the settings that have one for each language; the settings themselves say what they are for.

type InAll = Record<Language, string>

export const indexTitle: InAll = {
  nl: 'Lonk: de blik waar het mee begint',
  en: 'Lonk: it starts with a glance',
  de: 'Lonk: Es beginnt mit einem Blick',
  fr: 'Lonk : tout commence par un regard',
  es: 'Lonk: todo empieza con una mirada',
  it: 'Lonk: tutto comincia con uno sguardo',
  da: 'Lonk: det begynder med et blik',
  nb: 'Lonk: det begynner med et blikk',
  sv: 'Lonk: det börjar med en blick',
  fi: 'Lonk: kaikki alkaa katseesta',
  pl: 'Lonk: wszystko zaczyna się od spojrzenia',
}

export const description: InAll = {
  nl: 'Lonk is een datingsite voor volwassenen. Kijk rond, geef een like en begin een gesprek.',
  en: 'Lonk is a dating site for adults. Look around, like somebody and start a conversation.',
  de: 'Lonk ist eine Datingseite für Erwachsene. Schau dich um, verteile ein Like und beginne ein Gespräch.',
  fr: 'Lonk est un site de rencontre pour adultes. Regarde, like et commence une conversation.',
  es: 'Lonk es un sitio de citas para adultos. Mira, da un me gusta y empieza una conversación.',
  it: 'Lonk è un sito di incontri per adulti. Guardati intorno, metti un like e inizia una conversazione.',
  da: 'Lonk er en datingside for voksne. Se dig omkring, giv et like og start en samtale.',
  nb: 'Lonk er en datingside for voksne. Se deg rundt, gi et liker og start en samtale.',
  sv: 'Lonk är en dejtingsajt för vuxna. Se dig omkring, gilla någon och börja prata.',
  fi: 'Lonk on aikuisten deittisivusto. Katsele ympärillesi, tykkää ja aloita keskustelu.',
  pl: 'Lonk to serwis randkowy dla dorosłych. Rozejrzyj się, polub kogoś i zacznij rozmowę.',
}

export const fictionalSingular: InAll = {
  nl: 'fictief profiel',
  en: 'fictional profile',
  de: 'fiktives Profil',
  fr: 'profil fictif',
  es: 'perfil ficticio',
  it: 'profilo fittizio',
  da: 'fiktiv profil',
  nb: 'fiktiv profil',
  sv: 'fiktiv profil',
  fi: 'kuvitteellinen profiili',
  pl: 'profil fikcyjny',
}

export const fictionalPlural: InAll = {
  nl: 'fictieve profielen',
  en: 'fictional profiles',
  de: 'fiktive Profile',
  fr: 'profils fictifs',
  es: 'perfiles ficticios',
  it: 'profili fittizi',
  da: 'fiktive profiler',
  nb: 'fiktive profiler',
  sv: 'fiktiva profiler',
  fi: 'kuvitteelliset profiilit',
  pl: 'profile fikcyjne',
}

export const fictionalWarning: InAll = {
  nl: 'Achter een fictief profiel zit geen lid maar een medewerker of een simulatie. Chatten kan, een afspraak maken niet.',
  en: 'Behind a fictional profile there is no member but an employee or a simulation. You can chat, but not meet.',
  de: 'Hinter einem fiktiven Profil steht kein Mitglied, sondern ein Mitarbeiter oder eine Simulation. Chatten geht, ein Treffen nicht.',
  fr: 'Derrière un profil fictif, il n’y a pas de membre mais un employé ou une simulation. On peut discuter, pas se rencontrer.',
  es: 'Detrás de un perfil ficticio no hay un miembro, sino un empleado o una simulación. Se puede chatear, pero no quedar.',
  it: 'Dietro un profilo fittizio non c’è un membro ma un dipendente o una simulazione. Si può chattare, non incontrarsi.',
  da: 'Bag en fiktiv profil er der ikke et medlem, men en medarbejder eller en simulering. I kan chatte, men ikke mødes.',
  nb: 'Bak en fiktiv profil er det ikke et medlem, men en ansatt eller en simulering. Dere kan chatte, men ikke møtes.',
  sv: 'Bakom en fiktiv profil finns ingen medlem, utan en anställd eller en simulering. Ni kan chatta men inte träffas.',
  fi: 'Kuvitteellisen profiilin takana ei ole jäsen vaan työntekijä tai simulaatio. Voitte keskustella mutta ette tavata.',
  pl: 'Za profilem fikcyjnym nie stoi użytkownik, lecz pracownik lub symulacja. Można rozmawiać, ale nie można się spotkać.',
}
