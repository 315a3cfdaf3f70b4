import { useStore } from '@lonk/shared-events/store.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useEffect, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { navigationProgress } from './navigation-progress.ts'

/** Milliseconds; docs/product.md, point 9. What takes less than the throttle shows no bar. */
const throttle = 200
const duration = 5_000

/** A thin line at the top while the next page is fetched. */
export const LoadingBar = () => {
  const underWay = useStore(navigationProgress)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!underWay) {
      setShown(false)
      return
    }
    const timer = setTimeout(() => setShown(true), throttle)
    return () => clearTimeout(timer)
  }, [underWay])
  return shown && <Bar role="progressbar" aria-hidden="true" />
}

const grow = keyframes`
  from { transform: scaleX(0.04); }
  to { transform: scaleX(0.96); }
`

const Bar = styled.div`
  position: fixed;
  z-index: ${token.layer.toast};
  inset: 0 0 auto;
  height: 3px;
  background: ${token.color.accent};
  transform-origin: left;
  animation: ${grow} ${duration}ms cubic-bezier(0.1, 0.6, 0.3, 1) forwards;
`
