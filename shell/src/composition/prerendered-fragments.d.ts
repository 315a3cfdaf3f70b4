/** The tables of one remote's pages and slots that are rendered when it is published; made for each build. */
declare module 'prerendered-fragments' {
  import type { PageModule, SlotModule, SocialModule } from '@lonk/shared-events/contract.ts'

  export const pages: Readonly<Record<string, PageModule>>
  export const socials: Readonly<Record<string, SocialModule>>
  export const slots: Readonly<Record<string, SlotModule>>
}
