import { Button } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'

interface DisclosureRowProps {
  readonly title: string
  readonly text: string
  /** Its words open the form and close it again. */
  readonly open: string
  readonly close: string
  /** Gets the way to close itself; what was typed goes with it. */
  readonly children: (close: () => void) => ReactNode
}

/** A setting with its present value, and under it, once it is wanted, the form that changes it. */
export const DisclosureRow = ({ title, text, open, close, children }: DisclosureRowProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box>
      <Head>
        <Words>
          <Title id={id}>{title}</Title>
          <Text>{text}</Text>
        </Words>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? close : open}
        </Button>
      </Head>
      {isOpen ? <Body>{children(() => setOpen(false))}</Body> : null}
    </Box>
  )
}

const { color, space } = token

const Box = styled.div`
  padding-block: ${space.m};
  border-block-start: 1px solid ${color.line};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
`

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Title = styled.h3`
  font-size: ${token.fontSize.m};
`

const Text = styled.p`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`

const Body = styled.div`
  max-width: 440px;
  padding-block-start: ${space.m};
`
