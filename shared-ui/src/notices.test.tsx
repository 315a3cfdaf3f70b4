import { describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Alert } from './alert.tsx'
import { CountBadge } from './badge.tsx'
import { ErrorState } from './error-state.tsx'
import { LoadMore } from './load-more.tsx'
import { render } from './testing/render.tsx'

describe('count badge', () => {
  test.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [2500, '99+'],
  ])('shows %s as %s and says it in words', (count, shown) => {
    render(<CountBadge count={count} label="ongelezen" />)
    expect(screen.getByText(shown)).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('ongelezen')).toBeInTheDocument()
  })

  test('shows nothing for none, unless none is news', () => {
    const { rerender } = render(<CountBadge count={0} label="credits" />)
    expect(screen.queryByText('0')).not.toBeInTheDocument()
    rerender(<CountBadge count={0} label="credits" showZero />)
    expect(screen.getByText('0')).toBeInTheDocument()
  })
})

describe('alert', () => {
  test('is read out only when it has just appeared, dangers at once', () => {
    const { rerender } = render(<Alert tone="danger">Mislukt</Alert>)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    rerender(
      <Alert tone="danger" live>
        Mislukt
      </Alert>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Fout: Mislukt')
    rerender(<Alert live>Klaar</Alert>)
    expect(screen.getByRole('status')).toHaveTextContent('Let op: Klaar')
  })

  test('closes by its button where it may be closed', async () => {
    const onDismiss = jest.fn()
    render(<Alert onDismiss={onDismiss}>Tip</Alert>)
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
    expect(onDismiss).toHaveBeenCalledTimes(1)
  })
})

test('an error says what happened, is read out, and offers another try', async () => {
  const onRetry = jest.fn()
  render(<ErrorState message="Je bent offline." onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Je bent offline.')
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test.each([undefined, ''])('an error whose words are %p still says something', (message) => {
  render(<ErrorState message={message} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Er is een fout opgetreden, probeer het later opnieuw.')
})

test('a list says how much of it is here, and where it ends', () => {
  const list = { onMore: () => undefined }
  const { rerender } = render(<LoadMore {...list} shown={24} total={1000} totalCapped hasMore />)
  expect(screen.getByRole('status')).toHaveTextContent('24 van 1.000+')
  rerender(<LoadMore {...list} shown={30} total={30} hasMore={false} />)
  expect(screen.getByRole('status')).toHaveTextContent('Je hebt alles gezien')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
