import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { ComplaintCategory } from '@lonk/shared-api/schemas/complaint.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ComplaintTarget } from './complaint-target.ts'
import { drafts } from './drafts.ts'
import {
  type ComplaintProblem,
  type ComplaintWords,
  leastText,
  mostText,
  needsAddress,
  readComplaint,
} from './read-complaint.ts'
import { ReporterFields } from './reporter-fields.tsx'

interface ComplaintFormProps {
  readonly id: string
  /** Null where nothing on the site was pointed at: then a page may be named. */
  readonly target: ComplaintTarget | null
  readonly categories: readonly ComplaintCategory[]
  readonly sending: {
    readonly error: Error | null
    readonly isPending: boolean
    readonly mutate: (words: ComplaintWords) => void
  }
  /** What is not yet sent is kept by this name. */
  readonly draftKey: string
  /** The button, where the form carries its own. */
  readonly children?: ReactNode
}

/** As the call names them: what the server refuses there is said there. */
const fields: readonly string[] = ['category', 'url', 'text', 'email', 'name', 'good_faith']

/** Those in whom somebody may be in danger at this moment. */
const urgent: readonly string[] = ['minor', 'threat']

/** What is wrong, by category and in words, in good faith; a visitor says where to answer. */
export const ComplaintForm = (props: ComplaintFormProps) => {
  const { id, target, categories, sending, draftKey, children } = props
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const visitor = useShared('user') === null
  const form = useRef<HTMLFormElement | null>(null)
  const [draft] = useState(() => drafts.of(draftKey))
  const [category, setCategory] = useState(draft.category ?? '')
  const [problems, setProblems] = useState<readonly ComplaintProblem[]>([])
  const refused = isApiError(sending.error) ? sending.error.fields : {}
  const errorOf = (field: ComplaintProblem, sentAs: string = field) =>
    problems.includes(field) ? t(`complaint.errors.${field}`, { min: leastText }) : refused[sentAs]?.message

  useEffect(() => {
    if (sending.error) focusFirstInvalid(form.current)
  }, [sending.error])

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.isPending) return
    const asked = { categories, visitor, origin: location.origin }
    const read = readComplaint(new FormData(event.currentTarget), asked)
    flushSync(() => setProblems(read.problems))
    if (read.words) sending.mutate(read.words)
    else focusFirstInvalid(event.currentTarget)
  }

  return (
    <Form
      id={id}
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => drafts.keep(draftKey, currentTarget)}
    >
      <SelectField
        label={t('complaint.category')}
        name="category"
        defaultValue={category}
        error={errorOf('category')}
        onChange={({ currentTarget }) => setCategory(currentTarget.value)}
      >
        <option value="">{t('complaint.choose')}</option>
        {categories.map((one) => (
          <option key={one} value={one}>
            {t(`complaint.categories.${one}`)}
          </option>
        ))}
      </SelectField>
      {urgent.includes(category) ? <Alert tone="warning">{t('complaint.danger')}</Alert> : null}
      {target ? null : (
        <TextField
          label={t('complaint.url')}
          hint={t('complaint.urlHint')}
          name="url"
          inputMode="url"
          autoComplete="off"
          optional
          defaultValue={draft.url}
          error={errorOf('url')}
        />
      )}
      <TextArea
        label={t('complaint.text')}
        name="text"
        maxLength={mostText}
        defaultValue={draft.text}
        error={errorOf('text')}
      />
      {visitor ? (
        <ReporterFields
          draft={draft}
          needed={needsAddress(category)}
          error={errorOf('email')}
          nameError={refused.name?.message}
        />
      ) : null}
      <div>
        <Checkbox
          label={t('complaint.goodFaith')}
          name="goodFaith"
          error={errorOf('goodFaith', 'good_faith')}
        />
        {target?.profileId !== undefined && !visitor ? (
          <Checkbox label={t('complaint.block')} name="block" />
        ) : null}
      </div>
      {sending.error && !fields.some((name) => name in refused) ? (
        <Alert tone="danger" live={true}>
          {errorText(sending.error)}
        </Alert>
      ) : null}
      {children}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space.m};
`
