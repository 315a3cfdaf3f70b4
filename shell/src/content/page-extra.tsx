import { type ComponentType, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { report } from '../errors/reports.ts'
import { importPersistently } from '../start/import-persistently.ts'

type LoadPart = () => Promise<ComponentType>

/** What a page of text carries besides its text, and how high it will be: each a chunk of its own. */
const extras: Readonly<Record<string, { readonly load: LoadPart; readonly height: string }>> = {
  service: { load: async () => (await import('./contact-form.tsx')).ContactForm, height: '640px' },
  cookies: { load: async () => (await import('../consent/cookie-choice.tsx')).CookieChoice, height: '180px' },
}

/** The part of a page that is more than text, where it has one. Without it the text still names another way. */
export const PageExtra = ({ name }: { readonly name: string }) => {
  const extra = extras[name]
  const [part, setPart] = useState<{ readonly Part: ComponentType } | null>(null)

  useEffect(() => {
    let gone = false
    if (!extra) return
    importPersistently(extra.load).then((Part) => !gone && setPart({ Part }), report)
    return () => {
      gone = true
    }
  }, [extra])

  if (!extra) return null
  return <Place $height={part ? 'auto' : extra.height}>{part && <part.Part />}</Place>
}

const Place = styled.div<{ $height: string }>`
  min-height: ${({ $height }) => $height};
`
