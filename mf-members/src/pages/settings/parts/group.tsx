import { token } from '@lonk/shared-ui/token.ts'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

interface GroupProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

/** Settings of a section that belong together; the title is said before each of them. */
export const Group = ({ title, text, children }: GroupProps) => {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {text ? <Text>{text}</Text> : null}
      {children}
    </Box>
  )
}

const { color, space } = token

const Box = styled.div`
  padding-block: ${space.m};
  border-block-start: 1px solid ${color.line};

  &:last-child {
    padding-block-end: 0;
  }
`

const Title = styled.h3`
  font-size: ${token.fontSize.m};
  margin-block-end: ${space.tiny};
`

const Text = styled.p`
  margin-block-end: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`
