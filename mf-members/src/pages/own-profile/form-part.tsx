import { Card } from '@lonk/shared-ui/card.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

interface FormPartProps {
  readonly title: string
  /** Its anchor, where something leads to it (`use-part-in-focus.ts`). */
  readonly id?: string
  readonly children: ReactNode
}

/** One sheet of the page, named by its heading. */
export const FormPart = ({ title, id, children }: FormPartProps) => {
  const heading = useId()
  return (
    <Sheet id={id} aria-labelledby={heading}>
      <Stack gap="m">
        <Title id={heading} tabIndex={-1}>
          {title}
        </Title>
        {children}
      </Stack>
    </Sheet>
  )
}

/**
 * A section; it begins below the shell's header when somebody is led to it. (`as` on a styled `Card` would take the
 * place of the card and its look.)
 */
export const Sheet = styled(Card).attrs({ forwardedAs: 'section' })`
  scroll-margin-block-start: 88px;
`

const Title = styled.h2`
  font-size: ${token.fontSize.l};
`
