/** New partners still open to a free member (`docs/product.md`, point 6); null for whoever has paid: no limit. */
export const freeConversationsLeft = (paid: boolean, used: number, max: number): number | null =>
  paid ? null : Math.max(0, max - used)

export type SlotQuestion = {
  paid: boolean
  /** This member has written in this conversation before, deleted and held messages included. */
  wroteBefore: boolean
  /** Conversations that have taken a slot so far; deleting one frees nothing. */
  used: number
  /** Setting `free_conversations`. */
  max: number
}

/** `free`: needs no slot · `take`: this message takes one · `refuse`: none is left. */
export const slotFor = ({ paid, wroteBefore, used, max }: SlotQuestion): 'free' | 'take' | 'refuse' => {
  if (paid || wroteBefore) return 'free'
  return used < max ? 'take' : 'refuse'
}
