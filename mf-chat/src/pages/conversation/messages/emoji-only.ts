const one =
  /(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}\p{M}*\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}\p{M}*\p{Emoji_Modifier}?)*)/u
const fewAlone = new RegExp(`^(?:${one.source}\\s*){1,3}$`, 'u')

/** Whether a text is one to three emoji and nothing else: they are the whole message, and shown large. */
export const isEmojiOnly = (text: string): boolean => fewAlone.test(text)
