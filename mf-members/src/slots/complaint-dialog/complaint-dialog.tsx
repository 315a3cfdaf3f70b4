import type { ComplaintCategory } from '@lonk/shared-api/schemas/complaint.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useErrorText } from '../../server-state/use-error-text.ts'
import { type ComplaintTarget, useSendComplaint } from './use-send-complaint.ts'

/** Of all categories those that a member, a message or a photo can give cause for, the most frequent first. */
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

type Category = (typeof categories)[number]

/** Characters (docs/api.md, 2.3 I). */
const leastText = 10
const mostText = 2000

interface Fields {
  category: Category | ''
  text: string
  goodFaith: boolean
  block: boolean
}

interface ComplaintDialogProps {
  readonly target: ComplaintTarget
  readonly close: () => void
}

/** What is wrong, in a category and in words, told in good faith; the member can be blocked along with it. */
export const ComplaintDialog = ({ target, close }: ComplaintDialogProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const formId = useId()
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { category: '', text: '', goodFaith: false, block: false },
  })
  const { errors } = formState
  const sending = useSendComplaint(target, (number) => {
    bus.publish('toast-requested', { text: t('complaint.done', { number }), tone: 'success' })
    close()
  })
  const submit = handleSubmit(({ category, text, block }) => {
    if (category !== '') sending.mutate({ category, text: text.trim(), block })
  })

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
          error={errors.category?.message}
          {...register('category', { required: t('complaint.errors.category') })}
        >
          <option value="">{t('complaint.choose')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(`complaint.categories.${category}`)}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={t('complaint.text')}
          maxLength={mostText}
          error={errors.text?.message}
          {...register('text', {
            validate: (text) =>
              text.trim().length >= leastText || t('complaint.errors.text', { min: leastText }),
          })}
        />
        <div>
          <Checkbox
            label={t('complaint.goodFaith')}
            error={errors.goodFaith?.message}
            {...register('goodFaith', { required: t('complaint.errors.goodFaith') })}
          />
          {target.profileId !== undefined ? (
            <Checkbox label={t('complaint.block')} {...register('block')} />
          ) : null}
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
