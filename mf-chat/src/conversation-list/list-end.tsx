import { Button } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Conversations } from './use-conversations.ts'

interface ListEndProps {
  readonly conversations: Conversations
  /** There are rows that are not drawn yet. */
  readonly hidden: boolean
  readonly onMore: () => void
}

/** Below the last row: the next ones come when it comes near, also while a search hides what there is. */
export const ListEnd = ({ conversations, hidden, onMore }: ListEndProps) => {
  const { t } = useTranslation('mf-chat')
  const ui = useUiText()
  const { older, loadOlder } = conversations
  const end = useRef<HTMLDivElement | null>(null)
  const next = hidden ? onMore : older === 'some' ? loadOlder : undefined

  // Watched anew after each step: an end that is still in sight asks for the next.
  useEffect(() => {
    if (!next || !end.current) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && next(), {
      rootMargin: '600px',
    })
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [next])

  if (hidden) return <End ref={end} />
  if (older === 'none') return null
  return (
    <End ref={end} role={older === 'failed' ? 'alert' : undefined}>
      {older === 'failed' && t('conversations.olderFailed')}
      <Button size="small" variant="quiet" busy={older === 'loading'} onClick={loadOlder}>
        {older === 'failed' ? ui.t('retry') : ui.t('list.more')}
      </Button>
    </End>
  )
}

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.xs};
  padding-block: ${token.space.m};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
