import { from } from '@lonk/shared-ui/token.ts'

/** Is there room for a profile beside the conversation? */
export const hasRoomBeside = (): boolean => window.matchMedia(from('laptop').replace('@media ', '')).matches
