import { describe, expect, it } from '@jest/globals'
import { fillText } from './fill-text.ts'
import { renderMarkdown } from './markdown.ts'

const htmlOf = (markdown: string) => renderMarkdown(markdown).html

describe('the Markdown of the texts', () => {
  it.each([
    ['a paragraph over two lines', 'One\ntwo.', '<p>One two.</p>'],
    ['strong words', 'A **b** c', '<p>A <strong>b</strong> c</p>'],
    ['a list', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['a numbered list', '1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['a link', '[here](/pages/terms)', '<p><a href="/pages/terms">here</a></p>'],
    [
      'a table',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
      '<table data-columns="2"><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td data-label="A">1</td><td data-label="B">2</td></tr></tbody></table>',
    ],
  ])('knows %s', (_, markdown, html) => {
    expect(htmlOf(markdown)).toBe(html)
  })

  it('lists its headings, each under an id of its own', () => {
    const { html, contents } = renderMarkdown('## Één *vraag*\n\n### Klein\n\n## Één vraag')
    expect(contents.map(({ id }) => id)).toEqual(['een-vraag', 'een-vraag-2'])
    for (const { id } of contents) expect(html).toContain(`<h2 id="${id}">`)
    expect(html).toContain('<h3 id="klein">')
  })

  it.each([
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '[x](//elsewhere.example)',
    '[x](data:text/html,1)',
    '[x](/a"onclick="alert(1))',
    '## <img src=x onerror=alert(1)>',
    '**<b onclick=x>**',
  ])('lets %s do nothing', (markdown) => {
    expect(htmlOf(markdown)).not.toMatch(/<script|<img|<b |href="(javascript|data|\/\/)|"onclick=/)
  })
})

describe('filling a text', () => {
  const facts = { values: { 'company.name': 'A*B [C]' }, flags: { yes: true, no: false } }

  it('takes the company’s words for words', () => {
    expect(fillText('By {{company.name}}.', facts)).toBe('By A B  C.')
  })

  it.each([
    ['{{if yes}}\nA\n{{end}}', 'A'],
    ['{{if no}}\nA\n{{end}}', ''],
    ['{{if not no}}\nA\n{{end}}', 'A'],
    ['{{if not yes}}\nA\n{{end}}\nB', 'B'],
  ])('keeps what is true of %j', (text, expected) => {
    expect(fillText(text, facts).trim()).toBe(expected)
  })

  it('leaves a name that nobody knows in sight', () => {
    expect(fillText('{{other}} {{if other}}', facts)).toBe('{{other}} {{if other}}')
  })

  it('folds what is below each question, and nothing of a group or of what comes first', () => {
    const { html } = renderMarkdown(
      'Hoi\n\n## Geld\n\n### Wat kost het?\n\nNiets.\n\n- Echt\n\n## Tijd\n\n### Hoe laat?\n\nNu.',
      {
        folded: true,
      },
    )
    expect(html.replaceAll('\n', '')).toBe(
      '<p>Hoi</p><h2 id="geld">Geld</h2><details><summary><h3 id="wat-kost-het">Wat kost het?</h3></summary><div><p>Niets.</p><ul><li>Echt</li></ul></div></details>' +
        '<h2 id="tijd">Tijd</h2><details><summary><h3 id="hoe-laat">Hoe laat?</h3></summary><div><p>Nu.</p></div></details>',
    )
  })
})
