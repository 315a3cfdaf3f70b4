import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { drafts } from '../../complaints/drafts.ts'
import { leastText, mostText } from '../../complaints/read-complaint.ts'
import { useObjection } from './complaints.resource.ts'

interface ObjectionFormProps {
  readonly decisionId: number
  readonly token: string | undefined
  readonly draftKey: string
  readonly onClose: () => void
}

/** Why the member does not agree, in their own words. */
export const ObjectionForm = ({ decisionId, token: mail, draftKey, onClose }: ObjectionFormProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const [tooShort, setTooShort] = useState(false)
  const sending = useObjection(decisionId, mail, () => drafts.drop(draftKey))
  const refused = isApiError(sending.error) ? sending.error.fields.text?.message : undefined

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.isPending) return
    const text = String(new FormData(event.currentTarget).get('text')).trim()
    flushSync(() => setTooShort(text.length < leastText))
    if (text.length < leastText) focusFirstInvalid(event.currentTarget)
    else sending.mutate(text)
  }

  return (
    <Form noValidate onSubmit={submit} onInput={({ currentTarget }) => drafts.keep(draftKey, currentTarget)}>
      <TextArea
        label={t('complaints.objection.label')}
        hint={t('complaints.objection.formHint')}
        name="text"
        maxLength={mostText}
        defaultValue={drafts.of(draftKey).text}
        error={tooShort ? t('complaint.errors.text', { min: leastText }) : refused}
      />
      {sending.error && !refused ? (
        <Alert tone="danger" live={true}>
          {errorText(sending.error)}
        </Alert>
      ) : null}
      <Cluster gap="s">
        <Button type="submit" busy={sending.isPending}>
          {t('complaints.objection.send')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('complaint.cancel')}
        </Button>
      </Cluster>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space.m};
`
