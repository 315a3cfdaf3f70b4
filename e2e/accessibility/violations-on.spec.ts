import { expect, test } from '@playwright/test'
import { violationsInBothSchemes } from './violations-on.ts'

test('what is wrong in the light, in the dark alone, and in both is seen', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="nl"><title>Lonk</title><style>
    body { background: #fff; color: #000 }
    .faint { color: #eee }
    @media (prefers-color-scheme: dark) { body { background: #000; color: #eee } .dim { color: #222 } }
  </style><main><h1>Lonk</h1><p class="faint">licht</p><p class="dim">donker</p><img src="/x.png"></main>`)
  const found = await violationsInBothSchemes(page)
  expect(found.map((violation) => violation.replace(/<(\w+) (?:class="(\w+)")?.*/s, '$1 $2').trim())).toEqual(
    ['light: color-contrast: p faint', 'light: image-alt: img', 'dark: color-contrast: p dim'],
  )
})
