export const deleteForBothMinutes = 15

export type DeleteQuestion = {
  scope: 'me' | 'both'
  own: boolean
  state: 'held' | 'sent' | 'delivered' | 'read' | 'deleted'
  /** The other side was given it, whether or not its sender may know. */
  handedOver: boolean
  /** Both may write to each other. */
  open: boolean
  /** Both let the other see what they have read, and did so when this was read. */
  receipts: boolean
  ageMs: number
}

/**
 * For the member alone always; for both sides only one's own message while it is young, and unread where its sender may
 * know that. Credits come back only while nobody has received the message, and while both may write to each other:
 * across a block that would tell whether somebody still reads (`docs/api.md`, 2.3 DELETE message.php).
 */
export const deletionOf = (question: DeleteQuestion): Deletion => {
  const { scope, own, state, handedOver, open, receipts, ageMs } = question
  if (scope === 'me') return { allowed: true, release: false }
  if (!own) return { allowed: false }
  // Nobody else has ever seen a held message, and it was not charged.
  if (state === 'held') return { allowed: true, release: false }
  // Where nobody may know what was read, a refusal would tell.
  if (state === 'deleted' || (state === 'read' && receipts)) return { allowed: false }
  if (ageMs > deleteForBothMinutes * 60_000) return { allowed: false }
  return { allowed: true, release: state === 'sent' && !handedOver && open }
}

export type Deletion = { allowed: false } | { allowed: true; release: boolean }
