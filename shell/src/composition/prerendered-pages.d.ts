/** The table of one remote's pages that are rendered when it is published; made for each build. */
declare module 'prerendered-pages' {
  export const pages: Readonly<Record<string, import('@lonk/shared-events/contract.ts').PageModule>>
}
