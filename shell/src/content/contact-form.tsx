import { sendContact } from '@lonk/shared-api/calls/content/contact.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { FieldError } from '@lonk/shared-api/errors/catalogue.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { measure } from '@lonk/shared-ui/prose.ts'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { contactDraft, type Letter } from './contact-draft.ts'

const empty: Letter = { name: '', email: '', subject: '', text: '' }

type Sending =
  | { readonly is: 'idle' | 'busy' }
  | { readonly is: 'sent'; readonly ticket: string; readonly email: string }
  | { readonly is: 'refused'; readonly cause: unknown }

const fieldsOf = (sending: Sending): Readonly<Record<string, FieldError>> => {
  const fields = sending.is === 'refused' && Object(sending.cause).fields
  return fields || {}
}

/** A letter to support: answered by mail, with a number to refer to (docs/api.md, `contact.php`). */
export const ContactForm = () => {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const user = useShared('user')
  const headingId = useId()
  const [sending, setSending] = useState<Sending>({ is: 'idle' })
  const [letter, setLetter] = useState<Letter>(
    () => contactDraft.get() ?? { ...empty, name: user?.profile.name ?? '', email: user?.email ?? '' },
  )
  const [mended, setMended] = useState<readonly (keyof Letter)[]>([])
  const form = useRef<HTMLFormElement>(null)
  const errors = fieldsOf(sending)

  const field = (name: keyof Letter) => ({
    name,
    value: letter[name],
    // What was wrong with the words that stood there says nothing of those that do now.
    error: mended.includes(name) ? undefined : errors[name]?.message,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const next = { ...letter, [name]: currentTarget.value }
      setMended((before) => [...before, name])
      setLetter(next)
      contactDraft.set(next)
    },
  })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.is === 'busy') return
    setSending({ is: 'busy' })
    setMended([])
    try {
      const { ticket } = await api.call(sendContact, letter)
      contactDraft.remove()
      setSending({ is: 'sent', ticket, email: letter.email })
      setLetter({ ...letter, subject: '', text: '' })
    } catch (cause) {
      setSending({ is: 'refused', cause })
    }
  }

  useEffect(() => {
    if (sending.is === 'refused') focusFirstInvalid(form.current)
  }, [sending])

  if (sending.is === 'sent')
    return (
      <Alert
        tone="success"
        live
        title={t('contact.sent', { ticket: sending.ticket })}
        action={
          <Button variant="secondary" size="small" onClick={() => setSending({ is: 'idle' })}>
            {t('contact.again')}
          </Button>
        }
      >
        {t('contact.receipt', { email: sending.email })}
      </Alert>
    )
  return (
    // The browser's own words would be in its language, not in the member's.
    <Card ref={form} onSubmit={send} noValidate aria-labelledby={headingId}>
      <h2 id={headingId}>{t('contact.title')}</h2>
      <Stack gap="l">
        <TextField
          {...field('name')}
          label={t('contact.name')}
          autoComplete="name"
          minLength={2}
          maxLength={80}
        />
        <TextField
          {...field('email')}
          label={t('contact.email')}
          hint={t('contact.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField {...field('subject')} label={t('contact.subject')} minLength={3} maxLength={120} />
        <TextArea {...field('text')} label={t('contact.text')} rows={6} minLength={10} maxLength={5000} />
        {sending.is === 'refused' && Object.keys(errors).length === 0 && (
          <Alert tone="danger" live>
            {errorText(sending.cause)}
          </Alert>
        )}
        <div>
          <Button type="submit" busy={sending.is === 'busy'}>
            {t('contact.send')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

const { color, space, radius } = token

const Card = styled.form`
  display: grid;
  gap: ${space.l};
  max-width: ${measure};
  margin: ${space.xl} auto 0;
  padding: ${space.l};
  border-radius: ${radius.card};
  background: ${color.surface};

  & > h2 {
    font-size: ${token.fontSize.l};
  }
`
