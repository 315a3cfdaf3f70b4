import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { languages, projectRoot } from '../project.ts'

const read = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(projectRoot, folder, `${language}.json`), 'utf8'))

// Whoever looks for the words that the confirmation names has to find them on the site.
test.each(languages)(
  'in %s the confirmation of an order names the way out of it as the footer and the page do',
  (language) => {
    const link: string = read('shell/src/locales', language).footer.withdraw
    const page: string = read('mf-payments/src/locales', language).withdrawal.function
    expect(page).toBe(link)
    const mail: readonly string[] = read('api/src/features/payments/texts/locales', language).order.paragraphs
    expect(mail.join(' ')).toContain(link)
  },
)
