import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'

/** What a visitor gets of a match: that there is somebody, and nothing by which they could be recognised. */
export const blurred = (card: ProfileCard): ProfileCard => ({
  ...card,
  name: `${Array.from(card.name)[0] ?? ''}…`,
  main_image: card.main_image && {
    ...card.main_image,
    filename: null,
    thumb_filename: null,
    match: null,
    locked: true,
  },
})
