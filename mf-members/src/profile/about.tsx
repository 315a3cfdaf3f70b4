import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { styled } from 'styled-components'
import { firstWords } from './photos/first-words.ts'
import { useStagePhotos } from './photos/use-stage-photos.ts'
import { useVisible } from './use-visible.ts'

/**
 * What somebody says of themselves, where the operator shows it. Where all of it stands in the place of a photo it is
 * here for screen readers alone.
 */
export const About = ({ profile }: { readonly profile: Profile }) => {
  const visible = useVisible()
  const { photos, untold } = useStagePhotos(profile)
  const said = profile.about.trim()
  if (!visible('about') || !said) return null
  const isAbove = photos.length === 0 && untold === 0 && firstWords(said) === said
  return <Words className={isAbove ? 'visually-hidden' : undefined}>{said}</Words>
}

const Words = styled.p`
  max-width: 39.5em;
  line-height: 1.6;
  white-space: pre-line;
`
