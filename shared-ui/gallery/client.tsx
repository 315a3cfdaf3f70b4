import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { Gallery } from './gallery.tsx'
import { startTexts } from './texts.ts'

startTexts()
const root = document.querySelector('#root')
if (root)
  hydrateRoot(
    root,
    <BrowserRouter>
      <Gallery />
    </BrowserRouter>,
  )
