import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SearchRules } from '../search-rules.ts'
import { useActiveFilters } from '../use-active-filters.ts'
import type { SavedSearch } from './saved.resource.ts'

interface SavedRowProps {
  readonly search: SavedSearch
  readonly rules: SearchRules
  readonly busy: boolean
  readonly onApply: () => void
  readonly onDelete: () => void
}

/** One kept search: its name with what it asks, which is searched for again by one press. */
export const SavedRow = ({ search: { name, filters }, rules, busy, onApply, onDelete }: SavedRowProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const words = useActiveFilters(filters, rules).map((one) => one.words)
  const said = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(words)
  return (
    <Row>
      <Apply type="button" onClick={onApply}>
        <Name>{name}</Name>
        {/* A name that is made of the filters has said it. */}
        {said && said !== name ? <Said>{said}</Said> : null}
      </Apply>
      <IconButton
        label={t('search.saved.delete', { name })}
        icon={<Trash2 aria-hidden="true" />}
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onDelete()
        }}
      />
    </Row>
  )
}

const { color, space } = token

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.xs};
  border-block-start: 1px solid ${color.line};
`

const Apply = styled.button`
  display: grid;
  gap: 2px;
  min-height: 56px;
  align-content: center;
  /* The words stand below the title's, whatever room there is around them. */
  margin-inline-start: calc(-1 * ${space.xs});
  padding: ${space.xs};
  border: 0;
  border-radius: ${token.radius.field};
  background: none;
  color: ${color.ink};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;

  ${hover} {
    &:hover {
      background: ${color.tint};
    }
  }
`

const Name = styled.span`
  font-weight: ${token.weight.medium};
`

const Said = styled.span`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`
