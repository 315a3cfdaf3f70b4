import { below, from, token } from '@lonk/shared-ui/token.ts'
import { frameWidth } from '@lonk/shared-ui/tokens.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface WarningsViewProps {
  readonly alerts: ReactNode
  readonly bonus: ReactNode
}

/** The area under the top navigation; what it holds is rendered when the shell is built, and hydrated. */
export const WarningsView = ({ alerts, bonus }: WarningsViewProps) => (
  <Area>
    <Alerts>{alerts}</Alerts>
    {bonus}
  </Area>
)

interface NoticeProps {
  /** The document takes a notice out by this name where the browser knows that it was closed. */
  readonly name: string
  readonly children: ReactNode
}

export const Notice = ({ name, children }: NoticeProps) => <div data-notice={name}>{children}</div>

/** As high as the strip that it holds: its remote's code comes when the page is there already. */
export const BonusRoom = ({ children }: { readonly children?: ReactNode }) => (
  <Room data-notice="bonus">{children}</Room>
)

const Area = styled.div`
  display: grid;
  gap: ${token.space.xs};
  max-width: ${frameWidth}px;
  margin-inline: auto;
  padding: ${token.space.xs} ${token.space.m} 0;

  ${from('tablet')} {
    padding-inline: ${token.space.l};
  }
`

const Alerts = styled.div`
  display: grid;
  gap: ${token.space.xs};

  &:empty {
    display: none;
  }
  /* One thing at a time: people are what a page is for. */
  & > * ~ * {
    display: none;
  }
  ${below('tablet')} {
    /* On a phone the bonus waits for its turn as well. */
    &:not(:empty) ~ * {
      display: none;
    }
  }
`

const Room = styled.div`
  min-height: 44px;
`
