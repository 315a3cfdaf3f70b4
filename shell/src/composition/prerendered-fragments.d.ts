/** The tables of one remote's pages and slots that are rendered when it is published; made for each build. */
declare module 'prerendered-fragments' {
  export const pages: Readonly<Record<string, import('@lonk/shared-events/contract.ts').PageModule>>
  export const socials: Readonly<Record<string, import('@lonk/shared-events/contract.ts').SocialModule>>
  export const slots: Readonly<Record<string, import('@lonk/shared-events/contract.ts').SlotModule>>
}
