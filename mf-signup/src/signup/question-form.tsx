import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Cluster, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { ArrowLeft } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { useCameFor } from '../surface/came-for.ts'
import { useDialogSurface } from '../surface/dialog-surface.ts'
import { FlowHeading } from '../surface/flow-parts.tsx'
import { StepBars } from '../surface/step-bars.tsx'
import { lastStep, steps } from './steps.ts'

interface QuestionFormProps {
  readonly step: number
  readonly busy: boolean
  /** What went wrong without belonging to a field. */
  readonly problem: ReactNode
  readonly onSubmit: (event: FormEvent) => void
  readonly onBack: () => void
  readonly children: ReactNode
}

/** One question with its place in the row, the way forward and the way back. */
export const QuestionForm = ({ step, busy, problem, onSubmit, onBack, children }: QuestionFormProps) => {
  const { t } = useTranslation('mf-signup')
  const { search } = useLocation()
  const dialog = useDialogSurface()
  const cameFor = useCameFor()
  const back = dialog?.back ?? (cameFor ? linkTo('members-id', { id: cameFor.id }) : null)
  const login = back === null ? `${linkTo('login')}${search}` : linkTo('login', {}, { back })
  const name = steps[step]?.name ?? 'seeking'
  return (
    <>
      <StepBars step={step} count={steps.length} />
      <FlowHeading lead={name === 'seeking' ? undefined : t(`signup.${name}.lead`)}>
        {t(`signup.${name}.title`)}
      </FlowHeading>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="l">
          {children}
          {problem}
          <Cluster justify="between">
            {step > 0 ? (
              <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
                {t('signup.back')}
              </Button>
            ) : (
              <Soft>
                {t('signup.haveAccount')} <TextLink to={login}>{t('signup.login')}</TextLink>
              </Soft>
            )}
            <End>
              <Button type="submit" size="large" wide busy={busy}>
                {t(step === lastStep ? 'signup.submit' : 'signup.next')}
              </Button>
            </End>
          </Cluster>
        </Stack>
      </form>
    </>
  )
}

const Soft = styled.p`
  color: ${token.color.inkSoft};
`

/** What its row leaves free, also where it is alone in it. */
const End = styled.div`
  flex: 1 0 auto;
`
