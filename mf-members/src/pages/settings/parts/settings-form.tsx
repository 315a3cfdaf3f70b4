import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import type { ReactNode, Ref, SyntheticEvent } from 'react'
import { styled } from 'styled-components'

interface SettingsFormProps {
  readonly form: Ref<HTMLFormElement>
  /** What was refused without naming a field. */
  readonly summary: string | null
  readonly act: string
  readonly busy: boolean
  readonly onSubmit: (filled: FormData) => void
  readonly children: ReactNode
}

/** A few fields that are read once, when they are sent. The server judges them. */
export const SettingsForm = ({ form, summary, act, busy, onSubmit, children }: SettingsFormProps) => {
  const email = useShared('user')?.email
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <Form ref={form} noValidate={true} onSubmit={submit}>
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly={true} hidden={true} />
      {summary ? (
        <Alert tone="danger" live={true}>
          {summary}
        </Alert>
      ) : null}
      {children}
      <div>
        <Button type="submit" busy={busy}>
          {act}
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space.m};
`
