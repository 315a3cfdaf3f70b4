import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { Photo, Silhouette } from '@lonk/shared-ui/photo.tsx'
import { veilUnderWords } from '@lonk/shared-ui/portrait-tint.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { styled } from 'styled-components'
import { useVisible } from '../use-visible.ts'
import { firstWords } from './first-words.ts'

/**
 * Whoever has no photo is met by their own words, as on a card of Hinge; they stand below once more, whole, where screen
 * readers find them.
 */
export const NoPhotoYet = ({ profile: { id, name, about } }: { readonly profile: Profile }) => {
  const { t: ui } = useUiText()
  const label = ui('person.noPhoto', { name })
  const visible = useVisible()
  const words = visible('about') ? firstWords(about) : ''
  if (!words) return <Photo src={null} alt={label} seed={id} />
  return (
    <Photo
      src={null}
      alt={label}
      seed={id}
      fallback={
        <Card>
          <Figure>
            <Silhouette />
          </Figure>
          <Words>{words}</Words>
          <Label>{label}</Label>
        </Card>
      }
    />
  )
}

const { space } = token

const Card = styled.div`
  display: grid;
  grid-template-rows: 1fr auto 1fr;
  justify-items: start;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  padding: ${space.l};
  background: ${veilUnderWords};

  ${from('tablet')} {
    padding: ${space.xl};
  }
`

const Figure = styled.div`
  display: grid;
  align-items: end;
  justify-items: center;
  width: 48px;
  height: 48px;
  overflow: hidden;
  border-radius: ${token.radius.full};
  background: color-mix(in srgb, currentColor 12%, transparent);

  & > svg {
    width: 100%;
    opacity: 0.4;
  }
`

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  font-family: ${token.font.display};
  font-size: clamp(1.4rem, 6.4vw, 2.2rem);
  font-weight: ${token.weight.display};
  letter-spacing: -0.02em;
  line-height: 1.15;
  overflow-wrap: anywhere;
  text-wrap: balance;
`

const Label = styled.p`
  align-self: end;
  font-size: ${token.fontSize.s};
`
