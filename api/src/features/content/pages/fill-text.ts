/** What a text may name: `{{company.name}}`, and ask: `{{if fictional}}`. */
export type TextFacts = {
  values: Readonly<Record<string, string>>
  flags: Readonly<Record<string, boolean>>
}

const condition = /^\{\{if (not )?(\w+)\}\}\n([\s\S]*?)^\{\{end\}\}$/gm

/**
 * Fills a text with what is true of this site, so that it never says what the software does not do. Conditions
 * are on lines of their own and do not nest. A name that nobody knows stays visible: a test finds it.
 */
export const fillText = (markdown: string, { values, flags }: TextFacts): string =>
  markdown
    .replaceAll(condition, (whole, not: string | undefined, name: string, inner: string) => {
      const flag = flags[name]
      if (flag === undefined) return whole
      return flag !== Boolean(not) ? inner : ''
    })
    .replaceAll(/\{\{([\w.]+)\}\}/g, (whole, name: string) => {
      const value = values[name]
      return value === undefined ? whole : plain(value)
    })

/** A company's name is not Markdown. */
const plain = (value: string): string => value.replaceAll(/[*[\]|#\n]/g, ' ').trim()
