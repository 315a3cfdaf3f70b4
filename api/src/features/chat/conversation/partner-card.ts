import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { ChatPartner, ReducedCard } from '@lonk/shared-api/schemas/profile.ts'
import type { Viewer } from '../../../core/member/viewer.ts'
import { loadCards } from '../../../core/profile/cards.ts'
import type { Db } from '../../../database/connection.ts'
import type { Services } from '../../../services.ts'

// One name for whoever was deleted, is gone or has blocked: the words must not tell which.
const unavailable: Record<Language, string> = {
  da: 'Medlem ikke tilgængeligt',
  de: 'Mitglied nicht verfügbar',
  en: 'Member unavailable',
  es: 'Miembro no disponible',
  fi: 'Jäsen ei ole tavoitettavissa',
  fr: 'Membre indisponible',
  it: 'Utente non disponibile',
  nb: 'Medlem ikke tilgjengelig',
  nl: 'Lid niet beschikbaar',
  pl: 'Użytkownik niedostępny',
  sv: 'Medlem inte tillgänglig',
}

export const reducedCard = (id: number, language: Language): ReducedCard => ({
  id,
  name: unavailable[language],
  main_image: null,
  online: false,
})

type Shown = { profileId: number; visible: boolean }

/** Cards of conversation partners in the order asked for: whole where they may be seen, reduced elsewhere. */
export const partnerCards = async (
  services: Pick<Services, 'config'>,
  db: Db,
  viewer: Viewer,
  partners: readonly Shown[],
): Promise<ChatPartner[]> => {
  const visible = partners.filter((partner) => partner.visible).map(({ profileId }) => profileId)
  const cards = new Map((await loadCards(services, db, viewer, visible)).map((card) => [card.id, card]))
  return partners.map(({ profileId }) => cards.get(profileId) ?? reducedCard(profileId, viewer.language))
}
