/** What the texts of one language keep to, so that five parts, the mails and the errors speak with one voice. */
interface HouseStyle {
  /** Words that only the formal address has: members are on first names here. */
  readonly formal: RegExp
  /** The one of the two apostrophes that this language's texts do not use. */
  readonly otherApostrophe?: RegExp
}

const straight = /[\p{L}]'[\p{L}<{]/u
const curly = /[\p{L}]’[\p{L}]/u

/** Plural forms of address are not formal ones: only what can mean one person is listed. */
const styles: Readonly<Record<string, HouseStyle>> = {
  nl: { formal: /\b(u|uw|uzelf)\b/i, otherApostrophe: curly },
  en: { formal: /\b(sir|madam)\b/i, otherApostrophe: curly },
  de: { formal: /\b(Ihnen|Ihre[mnrs]?)\b|[\p{L},] Sie\b/u },
  fr: {
    formal: /\b(votre|vos)\b|\bvous (avez|êtes|pouvez|souhaitez|voulez)\b/i,
    otherApostrophe: straight,
  },
  es: { formal: /\b(usted|ustedes)\b/i },
  it: { formal: /[\p{L},] (Lei|Suo|Sua|Suoi|Sue)\b/u, otherApostrophe: straight },
  // Letters capitalise "you" in Polish; a site that says ty does not.
  pl: {
    formal:
      /\b(Pan|Pani|Pana|Państwo|Państwa)\b|[\p{Ll},] (Ciebie|Tobie|Tobą|Cię|Twój|Twoj\p{Ll}*)(?!\p{L})/u,
  },
  da: { formal: /\b(Deres|Dem)\b/ },
  nb: { formal: /\b(Deres|Dem)\b/ },
  sv: { formal: /\b(Ert|Era)\b/ },
  fi: { formal: /\b(teidän|teille|teitä)\b/i },
}

/** The words of docs/product.md, point 5, which are given to the letter. */
const given = /(^|\.)dob_(required|too_young)$/

/** What in a language's texts does not sound like the rest of the site. */
export const houseStyleProblems = (
  language: string,
  texts: ReadonlyMap<string, string>,
): readonly string[] => {
  const style = styles[language]
  if (!style) return [`no house style for ${language}`]
  return [...texts].flatMap(([key, text]) => [
    ...(style.formal.test(text) && !given.test(key) ? [`${key} uses the formal address`] : []),
    ...(style.otherApostrophe?.test(text)
      ? [`${key} has the apostrophe that this language does not use`]
      : []),
  ])
}
