/** Characters as the server counts them: an emoji counts as one, space at the ends as none (docs/api.md, 2.0). */
export const textLength = (text: string): number => Array.from(text.normalize('NFC').trim()).length

/** The counter shows from this many characters before the limit. */
const near = 100

export type LengthState =
  | { readonly kind: 'fine' }
  | { readonly kind: 'near'; readonly left: number }
  | { readonly kind: 'too-long'; readonly over: number }

export const lengthState = (text: string, max: number): LengthState => {
  const left = max - textLength(text)
  if (left < 0) return { kind: 'too-long', over: -left }
  return left <= near ? { kind: 'near', left } : { kind: 'fine' }
}
