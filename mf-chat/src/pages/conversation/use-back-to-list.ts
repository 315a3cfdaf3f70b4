import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useLocation, useNavigate } from 'react-router'
import { isFromList } from '../../conversation-list/from-list.ts'

/** Leaves the conversation for the list, so that a phone's own way back never leads into it again. */
export const useBackToList = (): (() => void) => {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => void (isFromList(state) ? navigate(-1) : navigate(linkTo('chats'), { replace: true }))
}
