import { describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { LazyModal } from '../lazy-modal.tsx'
import { LazyMenu } from '../menu-button.tsx'
import { render } from '../testing/render.tsx'
import { layer } from '../tokens.ts'
import { DropdownMenu } from './dropdown-menu.tsx'
import { ToastRegion } from './toast-region.tsx'

// jsdom knows no pointer capture, which Radix asks for before it treats a press as a swipe.
Element.prototype.hasPointerCapture ??= () => false

function Page({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Openen
      </button>
      <LazyModal open={open} onClose={() => setOpen(false)} title="Zeker weten?" locked={locked}>
        <button type="button">Ja</button>
      </LazyModal>
    </>
  )
}

/** A dialog that comes by itself, above a page that gives way to another. */
const Leading = ({ to, open = false }: { to: 'list' | 'chat'; open?: boolean }) => (
  <>
    <main>{to === 'list' ? <button type="button">Hart</button> : <h1>Gesprek</h1>}</main>
    <LazyModal open={open} onClose={() => undefined} title="Match" />
  </>
)

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Openen' }))
  return screen.findByRole('dialog', { name: 'Zeker weten?' })
}

describe('modal', () => {
  test('takes the focus, and gives it back to what opened it', async () => {
    render(<Page />)
    const dialog = await open()
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Openen' })).toHaveFocus()
  })

  test('leaves the focus on the heading of the page that it led to', async () => {
    const { rerender } = render(<Leading to="list" />)
    screen.getByRole('button', { name: 'Hart' }).focus()
    rerender(<Leading to="list" open />)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.contains(document.activeElement)).toBe(true)
    rerender(<Leading to="chat" />)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Gesprek' })).toHaveFocus())
  })

  test('does so too where nothing had it: after a tap, or by itself', async () => {
    const { rerender } = render(<Leading to="list" open />)
    await screen.findByRole('dialog')
    history.pushState(null, '', '/members/2/chat')
    rerender(<Leading to="chat" />)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Gesprek' })).toHaveFocus())
    history.replaceState(null, '', '/')
  })

  test('is named first: no button has the focus before somebody asks for one', async () => {
    render(<Page />)
    await open()
    expect(screen.getByRole('heading', { name: 'Zeker weten?' })).toHaveFocus()
  })

  test('closes by its cross', async () => {
    render(<Page />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('stays while something is under way', async () => {
    render(<Page locked />)
    await open()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Sluiten' })).not.toBeInTheDocument()
  })
})

test('a menu opens and is walked by keyboard', async () => {
  const onSelect = jest.fn()
  render(
    <DropdownMenu
      trigger={<button type="button">Account</button>}
      items={[
        { kind: 'link', key: 'profile', label: 'Mijn profiel', to: '/profile' },
        { kind: 'separator', key: 'line' },
        { key: 'logout', label: 'Uitloggen', onSelect },
      ]}
    />,
  )
  screen.getByRole('button', { name: 'Account' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Mijn profiel' })).toHaveAttribute('href', '/profile')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledTimes(1)
})

describe('a menu whose code comes with the first press', () => {
  const acts = [
    { key: 'off', label: 'Delen', disabled: true, onSelect: () => undefined },
    { key: 'block', label: 'Blokkeren', onSelect: () => undefined },
  ]
  const show = () => {
    render(
      <LazyMenu
        items={acts}
        trigger={(attributes) => (
          <button type="button" {...attributes}>
            Acties
          </button>
        )}
      />,
    )
    return screen.getByRole('button', { name: 'Acties' })
  }

  test.each(['{Enter}', ' '])('has the focus on its first line where a key pressed it: %s', async (key) => {
    show().focus()
    await userEvent.keyboard(key)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Blokkeren' })).toHaveFocus())
  })

  test('has no line chosen where a pointer did', async () => {
    await userEvent.click(show())
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  })
})

test('an open menu lies above a note that comes meanwhile', async () => {
  render(<DropdownMenu trigger={<button type="button">Taal</button>} items={[]} defaultOpen />)
  const menu = await screen.findByRole('menu')
  expect(getComputedStyle(menu).zIndex).toBe('var(--lonk-layer-menu)')
  expect(layer.menu).toBeGreaterThan(layer.toast)
})

test('a toast tells its text and is taken away by its cross', async () => {
  const onClosed = jest.fn()
  render(
    <ToastRegion toasts={[{ id: 'a', tone: 'success', text: 'Foto verwijderd.' }]} onClosed={onClosed} />,
  )
  expect(screen.getByText('Foto verwijderd.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(onClosed).toHaveBeenCalledWith('a')
})
