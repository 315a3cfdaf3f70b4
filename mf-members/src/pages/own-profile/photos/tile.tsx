import { token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'

/** A square with a picture; labels and buttons lie over its edges. */
export const Tile = styled.li`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${token.color.tint};
`

export const Badge = styled.div`
  position: absolute;
  inset: ${token.space.xs} auto auto ${token.space.xs};
`

export const Tools = styled.div`
  position: absolute;
  inset: auto ${token.space.xs} ${token.space.xs};
  display: flex;
  justify-content: flex-end;
  gap: ${token.space.tiny};
`
