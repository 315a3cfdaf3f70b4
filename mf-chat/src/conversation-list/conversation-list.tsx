import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { furtherDown, useFurtherDown } from '@lonk/shared-ui/further-down.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { listsOnScreen } from '../thread/on-screen.ts'
import { Archive } from './archive.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { ListBar } from './list-bar.tsx'
import { ListEnd } from './list-end.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { matchesSearch } from './matches-search.ts'
import { NoConversations } from './no-conversations.tsx'
import { useConversations } from './use-conversations.ts'

/** Rows are drawn as they come near: hundreds at once would hold up scrolling. */
const firstRows = 20
const moreRows = 8
/** Rows that are on a telephone's first screen. */
const inSight = 6

const RowFurtherDown = furtherDown(ConversationRow)

interface ConversationListProps {
  /** It is a page of its own: what it opens can go back to it. */
  readonly ownPage?: boolean
  /** The conversation beside the list. */
  readonly currentId?: number
  /** The conversation on the screen was removed. */
  readonly onCurrentRemoved?: () => void
}

/** All conversations of the member, newest first, with a search through them and the archive of closed ones. */
export const ConversationList = ({ ownPage = false, currentId, onCurrentRemoved }: ConversationListProps) => {
  const { t } = useTranslation('mf-chat')
  const errorText = useErrorText()
  const conversations = useConversations()
  useEffect(() => {
    listsOnScreen.set(listsOnScreen.get() + 1)
    return () => listsOnScreen.set(listsOnScreen.get() - 1)
  }, [])
  const { open, closed, error, retry, older } = conversations
  const ids = open?.map(({ conversation }) => conversation.id) ?? []
  const isFurtherDown = useFurtherDown(ids, inSight)
  const [question, setQuestion] = useState('')
  const asked = useDeferredValue(question.trim())
  const [room, setRoom] = useState(firstRows)
  const [archiveWanted, showArchive] = useState(false)

  if (error) return <ErrorState title={t('conversations.error')} message={errorText(error)} onRetry={retry} />
  if (!open) return <ListSkeleton label={t('conversations.loading')} />

  // It closes by itself when its last conversation is open again.
  const archive = archiveWanted && closed.length > 0
  const searching = asked !== ''
  const all = archive ? closed : open
  const shown = searching ? all.filter((entry) => matchesSearch(entry, asked)) : all
  const nothing = shown.length === 0 && older === 'none'
  const ask = (next: string) => {
    setQuestion(next)
    setRoom(firstRows)
  }
  return (
    <>
      {(open.length > 0 || closed.length > 0 || older !== 'none') && (
        <ListBar question={question} onQuestion={ask} />
      )}
      <Archive open={archive} onOpen={showArchive} closed={closed} />
      {nothing && searching && <Note role="status">{t('conversations.search.nothing')}</Note>}
      {nothing && !searching && !archive && <NoConversations />}
      <Rows>
        {shown.slice(0, room).map((entry) => {
          const { id } = entry.conversation
          const Row = isFurtherDown.has(id) ? RowFurtherDown : ConversationRow
          const isCurrent = id === currentId
          return (
            <li key={id}>
              <Row
                entry={entry}
                fromPage={ownPage}
                current={isCurrent}
                onRemoved={isCurrent ? onCurrentRemoved : undefined}
              />
            </li>
          )
        })}
      </Rows>
      <ListEnd
        conversations={conversations}
        hidden={shown.length > room}
        onMore={() => setRoom(room + moreRows)}
      />
    </>
  )
}

const Note = styled.p`
  padding: 24px 12px;
  text-align: center;
`

const Rows = styled.ul`
  display: grid;
  gap: 2px;

  /* Rows out of sight are neither laid out nor painted: a list may be hundreds of conversations long. */
  & > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 72px;
  }
`
