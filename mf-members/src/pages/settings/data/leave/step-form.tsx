import { token } from '@lonk/shared-ui/token.ts'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

/** The heading of a step that took another's place: it gets the focus, so that the step is read from its beginning. */
export const StepHeading = ({ children }: { readonly children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Title ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
}

export const StepForm = styled.form`
  display: grid;
  gap: ${token.space.m};
`

/** As wide as the dialog, one under the other: no way out is larger than another. */
export const Ways = styled.div`
  display: grid;
  gap: ${token.space.s};
`

const Title = styled.h3`
  font-size: ${token.fontSize.l};
`
