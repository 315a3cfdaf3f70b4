import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useSearchParams } from 'react-router'
import { useCameFor } from './surface/came-for.ts'

/** Where to go afterwards: the page's `?back=`, else the member one came for, else all of them. */
export const useBackPath = (): string => {
  const [query] = useSearchParams()
  const cameFor = useCameFor()
  const usual = cameFor ? linkTo('members-id', { id: cameFor.id }) : linkTo('members')
  return safeBackPath(query.get('back')) ?? usual
}
