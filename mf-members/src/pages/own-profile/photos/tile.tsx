import { token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'

/** A square with a picture; labels and buttons lie over its edges. */
export const Tile = styled.li`
  position: relative;
  overflow: hidden;
  align-self: start;
  border-radius: ${token.radius.card};
  background: ${token.color.tint};

  &[data-held] {
    z-index: ${token.layer.raised};
    box-shadow: ${token.shadow.high}, 0 0 0 3px ${token.color.focus};
  }
`

export const Badges = styled.div`
  position: absolute;
  inset: ${token.space.xs} ${token.space.xs} auto;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny};
`

export const Tools = styled.div`
  position: absolute;
  inset: auto ${token.space.xs} ${token.space.xs};
  display: flex;
  justify-content: space-between;
  gap: ${token.space.tiny};
`
