import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { NoCredits } from '@lonk/shared-ui/illustrations/no-credits.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { RadioGroup } from '@lonk/shared-ui/radio-group.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { usePageClock } from '@lonk/shared-ui/use-page-clock.ts'
import { type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { canWithdraw } from '../withdrawable.ts'
import { Impossible } from './impossible.tsx'
import { OrderOption } from './order-option.tsx'
import type { Declaration } from './withdrawal.tsx'

interface ChooseProps {
  readonly purchases: readonly Transaction[]
  readonly chosen: number | null
  /** What was said before, for whoever comes back from the second step. */
  readonly before: Declaration | null
  readonly onNext: (declaration: Declaration) => void
}

/** The first step: which agreement, and who ends it. The only one that is possible is chosen already. */
export const Choose = ({ purchases, chosen, before, onNext }: ChooseProps) => {
  const { t } = useTranslation('mf-payments')
  const { now } = usePageClock()
  const open = purchases.filter((purchase) => canWithdraw(purchase, now))
  const over = purchases.filter((purchase) => !open.includes(purchase))
  const [first] = open
  const wanted = open.find(({ id }) => id === chosen) ?? (open.length === 1 ? first : undefined)
  const [picked, setPicked] = useState<string | undefined>(wanted && String(wanted.id))
  const [tried, setTried] = useState(false)
  const [name, setName] = useState(before?.name ?? '')
  const transaction = open.find(({ id }) => String(id) === picked)
  const nameMissing = name.trim().length < 2

  const next = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setTried(true))
    if (!transaction || nameMissing) return focusFirstInvalid(event.currentTarget)
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    onNext({ transaction, name: name.trim(), reason })
  }

  if (open.length === 0)
    return (
      <>
        <EmptyState
          drawing={<NoCredits />}
          title={t('withdrawal.none.title')}
          action={
            <LinkButton variant="secondary" to={linkTo('pages-return-policy')}>
              {t('withdrawal.policy')}
            </LinkButton>
          }
        >
          {t('withdrawal.none.text')}
        </EmptyState>
        <Impossible purchases={over} />
      </>
    )
  return (
    <>
      <Form noValidate onSubmit={next}>
        <h2>{t('withdrawal.step', { step: 1 })}</h2>
        <RadioGroup
          name="order"
          label={t('withdrawal.which')}
          options={open.map((purchase) => ({
            value: String(purchase.id),
            label: <OrderOption purchase={purchase} />,
          }))}
          value={picked}
          onChange={setPicked}
          error={tried && !transaction && t('withdrawal.missing')}
        />
        <TextField
          label={t('withdrawal.name')}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={tried && nameMissing && t('errors.field_required')}
        />
        <TextArea
          label={t('withdrawal.reason')}
          hint={t('withdrawal.reasonHint')}
          name="reason"
          maxLength={500}
          optional
          defaultValue={before?.reason}
        />
        <Stack gap="s">
          <div>
            <Button type="submit">{t('withdrawal.next')}</Button>
          </div>
          <Soft>{t('withdrawal.nothingYet')}</Soft>
        </Stack>
      </Form>
      <Impossible purchases={over} />
    </>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space.m};
`

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
