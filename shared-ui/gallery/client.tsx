import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { fontCss } from '../src/fonts.ts'
import { globalCss } from '../src/global-css.ts'
import { nicheStyles } from '../src/niche-css.ts'
import { chosen, offered } from './choice.ts'
import { Gallery } from './gallery.tsx'
import { startTexts } from './texts.ts'

const query = new URLSearchParams(location.search)
const language = chosen(query, 'language', offered.language) ?? 'nl'

document.documentElement.lang = language
document.documentElement.dataset.scheme = chosen(query, 'scheme', offered.scheme)
const style = document.createElement('style')
style.textContent =
  fontCss('fonts/') + globalCss() + (nicheStyles()[chosen(query, 'niche', offered.niche) ?? 'plain'] ?? '')
document.head.append(style)
startTexts(language)

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Gallery query={query} />
    </BrowserRouter>,
  )
