import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface ScreenProps {
  readonly title: string
  readonly drawing?: ReactNode
  readonly children: ReactNode
}

/** One outcome: a drawing, a sentence, and where to go from there. */
export const Screen = ({ title, drawing, children }: ScreenProps) => (
  <PageContainer width="narrow">
    {drawing && <Drawing>{drawing}</Drawing>}
    <PageHeading>{title}</PageHeading>
    <Stack gap="m">{children}</Stack>
  </PageContainer>
)

const Drawing = styled.div`
  width: 200px;
`
