import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { render } from './testing/render.tsx'
import { useErrorText } from './use-error-text.ts'

function Said({ error }: { error: unknown }) {
  const say = useErrorText()
  return <p>{say(error)}</p>
}

const refused = (code: string, message: string) =>
  Object.assign(new Error(message), { name: 'ApiError', code })

const general = 'Er is een fout opgetreden, probeer het later opnieuw.'

test.each([
  [
    'the server’s words',
    refused('login_failed', 'Login mislukt, probeer opnieuw'),
    'Login mislukt, probeer opnieuw',
  ],
  [
    'ours when offline',
    refused('offline', ''),
    'Je bent offline. Zodra je weer verbinding hebt, kun je verder.',
  ],
  ['ours when it takes too long', refused('timeout', ''), 'Het duurt te lang. Probeer het opnieuw.'],
  ['the general sentence for an error without words', refused('server_error', ''), general],
  ['the general sentence for anything else', new TypeError('x is not a function'), general],
  [
    'the general sentence for code that did not come',
    Object.assign(new Error('Loading chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
    general,
  ],
])('an error is said with %s', (_, error, text) => {
  render(<Said error={error} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})
