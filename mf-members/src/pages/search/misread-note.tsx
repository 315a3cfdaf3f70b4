import { Alert } from '@lonk/shared-ui/alert.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FilterState } from './use-filter.ts'
import { useFilterLabel } from './use-filter-label.ts'

/** An address that asks for what cannot be searched by is searched by the rest of it, and this says so. */
export const MisreadNote = ({ state }: { readonly state: FilterState }) => {
  const { t, i18n } = useTranslation('mf-members')
  const label = useFilterLabel()
  const names = [...new Set(state.misread.map(label))]
  const said = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
  return (
    <Room>
      {/* Any change writes the address anew, with what was understood of it. */}
      <Alert tone="info" onDismiss={() => state.change({})}>
        {t('search.misread', { filters: said })}
      </Alert>
    </Room>
  )
}

const Room = styled.div`
  margin-block-end: ${token.space.m};
`
