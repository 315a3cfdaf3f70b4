import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isConversation, rememberedWayBack } from '../../way-back.ts'

/** On to where the member came from to buy. */
export const WayOn = ({ quiet = false }: { readonly quiet?: boolean }) => {
  const { t } = useTranslation('mf-payments')
  const [back] = useState(rememberedWayBack)
  const onward = isConversation(back) ? 'wayBack.conversation' : 'result.completed.back'
  const words = back === null ? 'result.completed.members' : onward
  return (
    <LinkButton variant={quiet ? 'secondary' : 'primary'} to={back ?? linkTo('members')}>
      {t(words)}
    </LinkButton>
  )
}
