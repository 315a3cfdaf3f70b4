import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'

/** Lower case without accents, so that "zoe" finds "Zoë". */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** By the other member's name and the last words; every word searched for has to be there. */
export const matchesSearch = ({ profile, last_message }: ChatListEntry, question: string): boolean => {
  const searched = folded(`${profile.name} ${last_message.preview}`)
  return folded(question)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
