import { linkTo } from '@lonk/shared-events/route-names.ts'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { isConversation, useBack } from '../way-back.ts'

/** The one way out of a page that has no navigation: to where the member came from, else to the bundles. */
export const StepBack = () => {
  const { t } = useTranslation('mf-payments')
  const back = useBack()
  return (
    <Way to={back ?? linkTo('credits')}>
      <ChevronLeft aria-hidden="true" />
      {t(isConversation(back) ? 'wayBack.conversation' : 'wayBack.page')}
    </Way>
  )
}

const { space } = token

/* Its words begin where those below do. */
const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.tiny};
  min-height: 44px;
  margin-inline-start: -6px;
  padding-inline-end: ${space.s};
  color: ${token.color.inkSoft};
  font-weight: ${token.weight.medium};
  text-decoration: none;

  & > svg {
    width: 20px;
    height: 20px;
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`
