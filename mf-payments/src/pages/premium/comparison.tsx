import { useShared } from '@lonk/shared-events/react.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** Free and premium side by side (docs/product.md, point 6); numbers come from the settings. */
export const Comparison = () => {
  const { t } = useTranslation('mf-payments')
  const settings = useShared('settings')
  const conversations = settings?.free_conversations ?? 2
  const photos = settings?.photo_limits ?? { free: 3, premium: 25 }
  return (
    <Table>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('premium.free')}</th>
          <th scope="col">{t('premium.premium')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('premium.row.search')}</th>
          <Yes />
          <Yes />
        </tr>
        <tr>
          <th scope="row">{t('premium.row.conversations')}</th>
          <td>{t('premium.row.people', { count: conversations })}</td>
          <td>{t('premium.row.everybody')}</td>
        </tr>
        <tr>
          <th scope="row">{t('premium.row.photos')}</th>
          <td>{photos.free}</td>
          <td>{photos.premium}</td>
        </tr>
        {settings?.private_photo_access !== 'granted' && <PremiumOnly what="private" />}
        {settings?.likes_locked_free && <PremiumOnly what="likes" />}
        <PremiumOnly what="visitors" />
        <PremiumOnly what="undo" />
        <PremiumOnly what="invisible" />
      </tbody>
    </Table>
  )
}

interface PremiumOnlyProps {
  readonly what: 'private' | 'likes' | 'visitors' | 'undo' | 'invisible'
}

/** What the API answers `premium_only` to, or locks. */
const PremiumOnly = ({ what }: PremiumOnlyProps) => {
  const { t } = useTranslation('mf-payments')
  return (
    <tr>
      <th scope="row">{t(`premium.row.${what}`)}</th>
      <No />
      <Yes />
    </tr>
  )
}

const Yes = () => {
  const { t } = useTranslation('mf-payments')
  return (
    <td>
      <Check role="img" aria-label={t('premium.yes')} />
    </td>
  )
}

const No = () => {
  const { t } = useTranslation('mf-payments')
  return (
    <td>
      <Minus role="img" aria-label={t('premium.no')} />
    </td>
  )
}

const { color, space } = token

const Table = styled.table`
  width: 100%;

  & tbody tr {
    border-block-start: 1px solid ${color.line};
  }
  & th,
  & td {
    padding: ${space.s} ${space.xs};
    text-align: center;
  }
  & tbody th {
    padding-inline-start: 0;
    font-weight: ${token.weight.regular};
    text-align: start;
  }
  & thead th:last-child {
    color: ${color.tealText};
  }
  & svg {
    display: inline-block;
    vertical-align: middle;
  }
`
