import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { useCameFor } from '../surface/came-for.ts'
import { useDialogSurface } from '../surface/dialog-surface.ts'

interface StageProps {
  readonly drawing: ReactNode
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * The step's drawing beside its question, or the member whom the visitor came for; above it on a phone. The dialog has
 * room for the question alone.
 */
export const Stage = ({ drawing, children, ref }: StageProps) => {
  const card = useCameFor()?.card
  if (useDialogSurface()) return <div ref={ref}>{children}</div>
  return (
    <PageContainer>
      <Columns ref={ref}>
        {card ?? <Picture>{drawing}</Picture>}
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
