import type { PageProps } from '@lonk/shared-events/contract.ts'
import { PageHeading } from '@lonk/shared-ui/page.tsx'
import { useHydrated } from '@lonk/shared-ui/remote/use-hydrated.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { frameWidth } from '@lonk/shared-ui/tokens.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ChatRoot } from '../../chat-root.tsx'
import { ConversationList } from '../../conversation-list/conversation-list.tsx'
import { useConversations } from '../../conversation-list/use-conversations.ts'
import { NothingChosen } from './nothing-chosen.tsx'

/** `/chats`: the list, and beside it on wider screens the place where a conversation opens. */
export const Page = ({ firstData }: PageProps) => (
  <ChatRoot>
    <Conversations firstData={firstData} />
  </ChatRoot>
)

const Conversations = ({ firstData }: Pick<PageProps, 'firstData'>) => {
  const { t } = useTranslation('mf-chat')
  const { open, closed } = useConversations(firstData)
  // It speaks of what this browser opened last, which no document knows.
  const hydrated = useHydrated()
  return (
    <Columns $alone={open?.length === 0 && closed.length === 0}>
      <List>
        <PageHeading>{t('conversations.title')}</PageHeading>
        <ConversationList ownPage />
      </List>
      <Beside>{hydrated && open && open.length > 0 && <NothingChosen conversations={open} />}</Beside>
    </Columns>
  )
}

const { space } = token

/** One column while there is nothing to choose from: what a new member can do is then in the middle. */
const Columns = styled.div<{ $alone: boolean }>`
  max-width: ${frameWidth}px;
  margin-inline: auto;
  padding: ${space.m} ${space.tiny} ${space.xl};

  ${from('tablet')} {
    display: grid;
    grid-template-columns: ${({ $alone }) => ($alone ? '1fr' : 'minmax(300px, 400px) minmax(0, 1fr)')};
    gap: ${space.l};
    padding: ${space.xl} ${space.l} ${space.xl} ${space.s};
  }
`

const List = styled.section`
  min-width: 0;

  & h1 {
    padding-inline-start: ${space.s};
  }
`

const Beside = styled.div`
  display: none;

  ${from('tablet')} {
    &:not(:empty) {
      display: grid;
    }
    align-content: center;
    min-height: 60vh;
  }
`
