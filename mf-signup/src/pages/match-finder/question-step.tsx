import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Cluster, PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { RadioCards } from '@lonk/shared-ui/radio-cards.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { ArrowLeft } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { StepBars } from '../../surface/step-bars.tsx'
import type { Question } from './answers.ts'
import { useFinderText } from './use-finder-text.ts'

interface QuestionStepProps {
  readonly question: Question
  readonly step: number
  readonly count: number
  readonly value: string | undefined
  /** Sent on without an answer. */
  readonly missing: boolean
  readonly busy: boolean
  readonly problem: string | null
  readonly onChoose: (value: string) => void
  readonly onNext: (event: FormEvent) => void
  readonly onBack: () => void
}

/** One question of the ten; before the first one what they are for. */
export const QuestionStep = (props: QuestionStepProps) => {
  const { question, step, count, value, missing, busy, problem, onChoose, onNext, onBack } = props
  const { t } = useTranslation('mf-signup')
  const text = useFinderText()
  return (
    <PageContainer width="text">
      {step === 0 && <Eyebrow>{t('finder.lead', { count })}</Eyebrow>}
      <StepBars step={step} count={count} />
      <PageHeading>{text.question(question.id)}</PageHeading>
      <form onSubmit={onNext} noValidate>
        <Stack gap="l">
          <RadioCards
            name={question.id}
            label={text.question(question.id)}
            hideLegend
            options={question.values.map((answer) => ({
              value: answer,
              label: text.answer(question.id, answer),
            }))}
            value={value}
            onChange={onChoose}
            error={missing && t('finder.missing')}
          />
          {problem && (
            <Alert tone="danger" live>
              {problem}
            </Alert>
          )}
          <Cluster justify="between">
            {step > 0 ? (
              <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
                {t('signup.back')}
              </Button>
            ) : (
              <span />
            )}
            <Button type="submit" size="large" busy={busy}>
              {t(step === count - 1 ? 'finder.submit' : 'signup.next')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </PageContainer>
  )
}

const Eyebrow = styled.p`
  margin-block-end: ${token.space.m};
  color: ${token.color.inkSoft};
`
