import { linkTo } from '@lonk/shared-events/route-names.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { later } from '@lonk/shared-ui/remote/later.tsx'
import { type MouseEvent, type ReactNode, useState } from 'react'

const TermsDialog = later(async () => (await import('./terms-dialog.tsx')).TermsDialog)

/** Is another tab or window wanted? Then the page stays, and the browser does it. */
const wantsAnother = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** The terms above the page, so that nothing that was chosen or ticked is lost by reading them. */
export const TermsLink = ({ children }: { readonly children?: ReactNode }) => {
  const [open, setOpen] = useState(false)
  const show = (event: MouseEvent) => {
    if (wantsAnother(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <TextLink to={linkTo('pages-terms')} onClick={show} aria-haspopup="dialog">
        {children}
      </TextLink>
      {open && <TermsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
