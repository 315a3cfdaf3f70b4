/** Partners a member may write to, for life, while unpaid (`docs/product.md`, point 6). */
export const freeConversations = 2

/** New partners still open to a free member; null for who paid: no limit. */
export const freeConversationsLeft = (paid: boolean, used: number): number | null =>
  paid ? null : Math.max(0, freeConversations - used)

export type SlotQuestion = {
  paid: boolean
  /** This member has written in this conversation before, deleted and held messages included. */
  wroteBefore: boolean
  /** Conversations that have taken a slot so far; deleting one frees nothing. */
  used: number
}

/** `free`: needs no slot · `take`: this message takes one · `refuse`: none is left. */
export const slotFor = ({ paid, wroteBefore, used }: SlotQuestion): 'free' | 'take' | 'refuse' => {
  if (paid || wroteBefore) return 'free'
  return used < freeConversations ? 'take' : 'refuse'
}
