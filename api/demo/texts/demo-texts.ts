/** Sentence parts of the "about" texts: one of each kind makes a profile; whole sentences, nobody is named. */
export type AboutTexts = {
  /** Who I am. */
  who: readonly string[]
  /** What I like. */
  likes: readonly string[]
  /** How my days go. */
  days: readonly string[]
  /** Whom I hope to meet. */
  seeks: readonly string[]
  /** A last word. */
  ends: readonly string[]
}

/** What demo members say in a chat, by the occasion. */
export type ChatLines = {
  greeting: readonly string[]
  answer: readonly string[]
  question: readonly string[]
  smallTalk: readonly string[]
  compliment: readonly string[]
  /** A demo member never agrees to meet, to share an address or to lend money. */
  meeting: readonly string[]
  /** The honest answer to "are you real?". */
  real: readonly string[]
  gift: readonly string[]
  photo: readonly string[]
  thanks: readonly string[]
  bye: readonly string[]
}

export type DemoTexts = { about: AboutTexts; lines: ChatLines }
