// Written for the build by ../webpack.ts: every exposed page and slot of every remote as an ordinary lazy chunk.
declare module 'page-table' {
  import type { PageModule, RemoteDescription, SlotModule } from '@lonk/shared-events/contract.ts'

  export const descriptions: readonly RemoteDescription[]
  export const pages: Readonly<Record<string, () => Promise<PageModule>>>
  export const slots: Readonly<Record<string, () => Promise<SlotModule>>>
}
