import { Button } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Conversations } from './use-conversations.ts'

/** Below the last row: the next ones come when it comes into sight, also while a search hides what there is. */
export const ListEnd = ({ conversations }: { conversations: Conversations }) => {
  const { t } = useTranslation('mf-chat')
  const ui = useUiText()
  const { older, loadOlder } = conversations
  const end = useRef<HTMLDivElement | null>(null)
  const wanted = older === 'some'

  useEffect(() => {
    if (!wanted || !end.current) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadOlder(), {
      rootMargin: '400px',
    })
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [wanted, loadOlder])

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
