import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { render } from './testing/render.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'

function Steps({ step }: { readonly step: 'form' | 'done' }) {
  const sheet = useFocusOnChange<HTMLDivElement>(step)
  return (
    <div ref={sheet}>{step === 'form' ? <button type="button">Versturen</button> : <h2>Verstuurd</h2>}</div>
  )
}

test('the heading of what takes the place of the focus gets it; on arrival nothing does', () => {
  const { rerender } = render(<Steps step="done" />)
  expect(document.body).toHaveFocus()
  rerender(<Steps step="form" />)
  screen.getByRole('button').focus()
  rerender(<Steps step="done" />)
  expect(screen.getByRole('heading', { name: 'Verstuurd' })).toHaveFocus()
})
