import { Birthday } from '@lonk/shared-ui/illustrations/birthday.tsx'
import { Keyhole } from '@lonk/shared-ui/illustrations/keyhole.tsx'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { NameTag } from '@lonk/shared-ui/illustrations/name-tag.tsx'
import { Place } from '@lonk/shared-ui/illustrations/place.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import type { ComponentType, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import type { StepName } from './steps.ts'

const drawings: Record<StepName, ComponentType> = {
  seeking: MatchingEyes,
  birth: Birthday,
  place: Place,
  name: NameTag,
  account: Keyhole,
}

interface StageProps {
  /** Chooses the drawing. */
  readonly step: StepName
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** The step's drawing beside its question; above it on a phone. */
export function Stage({ step, children, ref }: StageProps) {
  const Drawing = drawings[step]
  return (
    <PageContainer>
      <Columns ref={ref}>
        <Picture>
          <Drawing />
        </Picture>
        <Words>{children}</Words>
      </Columns>
    </PageContainer>
  )
}

const { space } = token

const Columns = styled.div`
  display: grid;
  gap: ${space.s};
  justify-content: center;
  grid-template-columns: minmax(0, 480px);

  ${from('laptop')} {
    grid-template-columns: minmax(0, 400px) minmax(0, 480px);
    gap: ${space.giant};
  }
`

const Picture = styled.div`
  width: 132px;

  ${from('laptop')} {
    width: 100%;
  }
`

const Words = styled.div`
  min-width: 0;

  ${from('laptop')} {
    min-height: 560px;
  }
`
