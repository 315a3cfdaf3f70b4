import { useLocation, useNavigate } from 'react-router'

export interface PhotoOnView {
  readonly address: string
  readonly alt: string
}

/**
 * Shows a photo as large as the screen. It is a step in the browser's history, so that a phone's own way back closes
 * the photo and not the conversation.
 */
export const useViewPhoto = (): ((photo: PhotoOnView) => void) => {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return (photo) => void navigate(pathname, { state: { ...state, photo } })
}
