import { token } from '@lonk/shared-ui/token.ts'
import { keyframes, styled } from 'styled-components'

/** Three dots that breathe; the header says it in words. */
export const TypingBubble = () => (
  <Bubble aria-hidden="true">
    <i />
    <i />
    <i />
  </Bubble>
)

const breathe = keyframes`
  50% { opacity: 0.3; transform: translateY(-2px); }
`

const Bubble = styled.div`
  display: inline-flex;
  gap: 5px;
  padding: 14px ${token.space.s};
  border-radius: 18px 18px 18px 6px;
  background: ${token.color.surface};
  box-shadow: ${token.shadow.low};

  & > i {
    width: 7px;
    height: 7px;
    border-radius: ${token.radius.full};
    background: ${token.color.inkSoft};
    animation: ${breathe} 1.2s ease-in-out infinite;
  }
  & > i:nth-child(2) {
    animation-delay: 0.15s;
  }
  & > i:nth-child(3) {
    animation-delay: 0.3s;
  }
`
