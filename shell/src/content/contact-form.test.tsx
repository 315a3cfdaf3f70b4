import { beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { fireEvent, screen } from '@testing-library/react'
import nl from '../locales/nl.json' with { type: 'json' }
import { ContactForm } from './contact-form.tsx'

const route = 'POST /api/contact.php'
const letter = { name: 'Sanne', email: 'sanne@example.test', subject: 'Foto', text: 'Mijn foto is weg.' }
const labels = {
  name: nl.contact.name,
  email: nl.contact.email,
  subject: nl.contact.subject,
  text: nl.contact.text,
}

const show = () => renderPage(<ContactForm />, { namespace: 'shell', catalogue: nl })
const fillIn = () => {
  for (const [name, value] of Object.entries(letter))
    fireEvent.change(screen.getByLabelText(Reflect.get(labels, name)), { target: { value } })
}
const send = () => fireEvent.submit(screen.getByRole('form', { name: nl.contact.title }))

beforeEach(() => sessionStorage.clear())

test('a letter goes out once, and its number comes back', async () => {
  const network = fakeApi(api, { [route]: () => ({ status: 201, body: { ticket: 'K7M2-9QXT' } }) })
  await show()
  fillIn()
  send()
  send()
  expect(await screen.findByText('Je bericht is aangekomen. Je nummer is K7M2-9QXT.')).toBeVisible()
  expect(network.calls.map(({ body }) => body)).toEqual([letter])
  expect(sessionStorage.length).toBe(0)
})

test('what is wrong stands at its field, and nothing typed is lost', async () => {
  fakeApi(api, {
    [route]: () =>
      refusal(422, 'validation_failed', {
        fields: { email: { code: 'email_invalid', message: 'Ongeldige e-mail' } },
      }),
  })
  await show()
  fillIn()
  send()
  expect(await screen.findByText('Ongeldige e-mail')).toBeVisible()
  expect(screen.getByLabelText(labels.email)).toBeInvalid()
  expect(screen.getByLabelText(labels.text)).toHaveValue(letter.text)
  expect(screen.getByLabelText(labels.email)).toHaveFocus()
})

test('the browser says nothing in its own language, and an error goes once it is mended', async () => {
  fakeApi(api, {
    [route]: () =>
      refusal(422, 'validation_failed', {
        fields: { email: { code: 'email_invalid', message: 'Ongeldig' } },
      }),
  })
  await show()
  expect(screen.getByRole('form', { name: nl.contact.title })).toHaveAttribute('novalidate')
  fillIn()
  send()
  await screen.findByText('Ongeldig')
  fireEvent.change(screen.getByLabelText(labels.email), { target: { value: 'sanne@lonk.example' } })
  expect(screen.queryByText('Ongeldig')).toBeNull()
})

test('a refusal without a field is said above the button', async () => {
  fakeApi(api, { [route]: () => refusal(429, 'rate_limited', { message: 'Even rustig aan.' }) })
  await show()
  fillIn()
  send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Even rustig aan.')
})

test('a half-written letter survives a reload', async () => {
  const { unmount } = await show()
  fillIn()
  unmount()
  await show()
  expect(screen.getByLabelText(labels.text)).toHaveValue(letter.text)
})
