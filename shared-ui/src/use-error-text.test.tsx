import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { render } from './testing/render.tsx'
import { useErrorText } from './use-error-text.ts'

function Said({ error }: { error: unknown }) {
  const say = useErrorText()
  return <p>{say(error)}</p>
}

const general = 'Er is een fout opgetreden, probeer het later opnieuw.'

test.each([
  [
    'the server’s words',
    { code: 'login_failed', message: 'Login mislukt, probeer opnieuw' },
    'Login mislukt, probeer opnieuw',
  ],
  [
    'ours when offline',
    { code: 'offline', message: '' },
    'Je bent offline. Zodra je weer verbinding hebt, kun je verder.',
  ],
  [
    'ours when it takes too long',
    { code: 'timeout', message: '' },
    'Het duurt te lang. Probeer het opnieuw.',
  ],
  ['the general sentence for an error without words', { code: 'server_error', message: '' }, general],
  ['the general sentence for anything else', new TypeError('x is not a function'), general],
])('an error is said with %s', (_, error, text) => {
  render(<Said error={error} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})
