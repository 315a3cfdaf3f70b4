import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface DrawnPageProps {
  /** One of `illustrations/`; decorative. */
  readonly drawing: ReactNode
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A page with one thing to say or to ask: a drawing, a heading, and what can be done. */
export const DrawnPage = ({ drawing, title, lead, children }: DrawnPageProps) => (
  <PageContainer width="narrow">
    <Drawing>{drawing}</Drawing>
    <PageHeading lead={lead}>{title}</PageHeading>
    <Stack gap="m">{children}</Stack>
  </PageContainer>
)

const Drawing = styled.div`
  width: 180px;
`
