import type { ComplaintCategory } from '@lonk/shared-api/schemas/complaint.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type ComplaintTarget, useSendComplaint } from './use-send-complaint.ts'

/** Of all categories those that fit a member, a message or a photo, the most frequent first. */
const categories = [
  'fake_profile',
  'scam',
  'harassment',
  'threat',
  'hate',
  'nudity',
  'minor',
  'spam',
  'privacy',
  'other',
] as const satisfies readonly ComplaintCategory[]

/** Characters (docs/api.md, 2.3 I). */
const leastText = 10
const mostText = 2000

type Problem = 'category' | 'text' | 'goodFaith'

interface ComplaintDialogProps {
  readonly target: ComplaintTarget
  readonly close: () => void
}

/** What is wrong, by category and in words, in good faith; the member can be blocked at the same time. */
export const ComplaintDialog = ({ target, close }: ComplaintDialogProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const formId = useId()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const sending = useSendComplaint(target, (number) => {
    bus.publish('toast-requested', { text: t('complaint.done', { number }), tone: 'success' })
    close()
  })

  // Four fields that are read once: no state is needed beside the form's own.
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const filled = new FormData(form)
    const category = categories.find((known) => known === filled.get('category'))
    const text = String(filled.get('text')).trim()
    const wrong: Problem[] = []
    if (!category) wrong.push('category')
    if (text.length < leastText) wrong.push('text')
    if (!filled.has('goodFaith')) wrong.push('goodFaith')
    flushSync(() => setProblems(wrong))
    if (category && wrong.length === 0) sending.mutate({ category, text, block: filled.has('block') })
    else focusFirstInvalid(form)
  }
  const errorOf = (problem: Problem) =>
    problems.includes(problem) ? t(`complaint.errors.${problem}`, { min: leastText }) : undefined

  return (
    <LazyModal
      open
      onClose={close}
      onFailed={close}
      title={t(`complaint.title.${target.kind}`)}
      description={t('complaint.intro')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('complaint.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={sending.isPending}>
            {t('complaint.send')}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={submit}>
        <SelectField
          label={t('complaint.category')}
          name="category"
          defaultValue=""
          error={errorOf('category')}
        >
          <option value="">{t('complaint.choose')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(`complaint.categories.${category}`)}
            </option>
          ))}
        </SelectField>
        <TextArea label={t('complaint.text')} name="text" maxLength={mostText} error={errorOf('text')} />
        <div>
          <Checkbox label={t('complaint.goodFaith')} name="goodFaith" error={errorOf('goodFaith')} />
          {target.profileId !== undefined ? <Checkbox label={t('complaint.block')} name="block" /> : null}
        </div>
        {sending.error ? (
          <Alert tone="danger" live={true}>
            {errorText(sending.error)}
          </Alert>
        ) : null}
      </Form>
    </LazyModal>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space.m};
`
