import { MenuButton } from '@lonk/shared-ui/menu-button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { Search, Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { usePreferenceItems } from '../preferences/use-preference-items.tsx'

interface ListBarProps {
  readonly question: string
  readonly onQuestion: (question: string) => void
}

/** Above the list: a search through it, and how this member wants to chat. */
export const ListBar = ({ question, onQuestion }: ListBarProps) => {
  const { t } = useTranslation('mf-chat')
  const items = usePreferenceItems()
  return (
    <Bar>
      <Field>
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label={t('conversations.search.label')}
          placeholder={t('conversations.search.label')}
          value={question}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onQuestion(event.target.value)}
        />
      </Field>
      <MenuButton label={t('preferences.title')} icon={<Settings2 aria-hidden="true" />} items={items} />
    </Bar>
  )
}

const { color, space } = token

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.tiny};
  padding: 0 0 ${space.xs} ${space.s};
`

const Field = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 12px;
    width: 18px;
    height: 100%;
    color: ${color.inkSoft};
    pointer-events: none;
  }
  & > input {
    width: 100%;
    min-height: 44px;
    padding: 0 ${space.s} 0 38px;
    border: 1.5px solid transparent;
    border-radius: ${token.radius.full};
    background: ${color.tint};
    color: ${color.ink};
    font: inherit;
    text-overflow: ellipsis;
  }
  & > input::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  & > input:focus-visible {
    border-color: ${color.focus};
    outline: none;
    box-shadow: 0 0 0 3px ${color.halo};
  }
`
