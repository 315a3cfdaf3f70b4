import { isNumber, isObject } from '@lonk/shared-events/event-schema.ts'
import { useLocation, useNavigate } from 'react-router'

type Fields = Record<string, unknown>

const onViewIn = (locationState: unknown, profileId: number): number | null => {
  const seen = isObject<Fields>(locationState) ? locationState.photoOnView : null
  if (!isObject<Fields>(seen) || seen.profileId !== profileId) return null
  return isNumber(seen.photoId) ? seen.photoId : null
}

/**
 * The photo of somebody that is looked at as large as the screen, by its id. It is a step in the browser's history, so
 * that a phone's own way back closes the photo and not the profile.
 */
export const usePhotoOnView = (profileId: number) => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return {
    onView: onViewIn(state, profileId),
    view: (photoId: number): void =>
      void navigate({ pathname, search }, { state: { ...state, photoOnView: { profileId, photoId } } }),
    close: (): void => void navigate(-1),
  }
}
