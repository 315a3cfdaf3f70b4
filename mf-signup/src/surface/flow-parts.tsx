import { PageContainer, type PageContainerProps, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useDialogSurface } from './dialog-surface.ts'

/** The column of the page; in the dialog, which has margins of its own, just its children. */
export const FlowContainer = (props: PageContainerProps) => {
  const dialog = useDialogSurface()
  return dialog ? <div role={props.role}>{props.children}</div> : <PageContainer {...props} />
}

interface FlowHeadingProps {
  readonly children: ReactNode
  readonly lead?: ReactNode
}

/** The page's heading; in the dialog one step below the dialog's title. */
export const FlowHeading = ({ children, lead }: FlowHeadingProps) => {
  const dialog = useDialogSurface()
  if (!dialog) return <PageHeading lead={lead}>{children}</PageHeading>
  return (
    <Words gap="xs">
      <h3 tabIndex={-1}>{children}</h3>
      {lead && <Lead>{lead}</Lead>}
    </Words>
  )
}

const Words = styled(Stack)`
  margin-block-end: ${token.space.m};

  & > h3 {
    font-size: ${token.fontSize.l};
  }
`

const Lead = styled.p`
  color: ${token.color.inkSoft};
`
