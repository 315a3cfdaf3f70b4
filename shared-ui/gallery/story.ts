import type { ComponentType } from 'react'

/** What a file of stories says of itself, in Component Story Format: its default export. */
export interface Meta {
  /** The component's name, as the gallery lists it. */
  readonly title: string
}

type StoryFile = Readonly<Record<string, unknown>>

export interface Story {
  /** `button--variants`: its address in the gallery. */
  readonly id: string
  readonly title: string
  readonly name: string
  readonly Story: ComponentType
}

/** The stories of one file: each named export is a component without props, one state or group of states. */
export const storiesOf = (file: StoryFile): readonly Story[] => {
  const meta = file.default
  if (!isMeta(meta)) throw new Error('a file of stories names its component: export default { title }')
  return Object.entries(file)
    .filter((entry): entry is [string, ComponentType] => typeof entry[1] === 'function')
    .map(([name, Story]) => ({
      id: `${dashed(meta.title)}--${dashed(name)}`,
      title: meta.title,
      name,
      Story,
    }))
}

const isMeta = (value: unknown): value is Meta =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'

const dashed = (name: string): string => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()
