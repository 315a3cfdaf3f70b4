import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useSearchParams } from 'react-router'

/** Where to go afterwards: the page's `?back=`, else the members. */
export const useBackPath = (): string => {
  const [query] = useSearchParams()
  return safeBackPath(query.get('back')) ?? linkTo('members')
}
