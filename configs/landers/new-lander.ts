import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages, projectRoot } from '../project.ts'

/** Said to whoever asked for it; nothing was written. */
export class NewLanderError extends Error {}

interface Words {
  readonly index: {
    readonly head: { readonly title: string; readonly description: string }
    readonly closing: { readonly title: string; readonly text: string }
  }
}

const page = (name: string): string => `import type { PageProps } from '@lonk/shared-events/contract.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { hangs } from '../../drawings/cast.ts'
import { Person } from '../../drawings/person.tsx'
import { FirstForm } from '../../first-form.tsx'
import { useLander } from '../../lander/use-lander.ts'
import type texts from './locales/nl.json'

/** What its idea is (\`/landers/${name}\`). */
export const Page = (props: PageProps) => {
  const { slug, title, lead, where } = useLander<typeof texts>('${name}', props)
  const [first] = hangs[slug].left
  return (
    <Stage>
      <Words>
        <h1 data-page-heading="" tabIndex={-1}>
          {title}
        </h1>
        <p>{lead}</p>
        <FirstForm {...where} />
      </Words>
      <svg viewBox="0 0 240 284" aria-hidden="true" focusable="false">
        {first ? <Person {...first} /> : null}
      </svg>
    </Stage>
  )
}

const { space } = token

const Stage = styled.div\`
  display: grid;
  gap: \${space.l};
  max-width: 1140px;
  margin-inline: auto;
  padding: \${space.l} \${space.m};

  \${from('laptop')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
\`

const Words = styled.div\`
  display: grid;
  gap: \${space.m};
\`
`

const social = `import { hangs } from '../../drawings/cast.ts'
import { slugOf } from '../../lander/slugs.ts'
import { nicheLight } from '../../lander/theme.ts'
import { Bust, SocialCard, type SocialProps } from '../../social/card.tsx'

/** Two who glance at each other: its own idea has yet to be drawn. */
export const Social = ({ variant }: SocialProps) => {
  const slug = slugOf(variant)
  const { left, right } = hangs[slug]
  return (
    <SocialCard ground={nicheLight[slug].glow}>
      <Bust who={left[0]} x={130} y={120} width={430} />
      <Bust who={right[0]} x={640} y={120} width={430} />
    </SocialCard>
  )
}
`

const test = (name: string): string => `import { testLander } from '../../testing/lander-rules.tsx'
import lander from './lander.json' with { type: 'json' }
import texts from './locales/nl.json' with { type: 'json' }
import { Page } from './${name}.page.tsx'

testLander({ name: '${name}', Page, texts, ...lander })
`

const story = (name: string): string => `import { previewOf } from '../../testing/lander-preview.tsx'
import { Page } from './${name}.page.tsx'

export default { title: 'Landers/${name}' }

export const Lander = previewOf('${name}', Page)
`

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * A lander that can be published as it is, with the front door's words in every language until it has its own.
 * Returns its files, by their paths inside the project.
 */
export const newLander = async (name: string, root: string = projectRoot): Promise<readonly string[]> => {
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(name))
    throw new NewLanderError('A lander’s name is 2 to 40 small letters, digits and dashes.')
  const part = 'mf-landers/src'
  const folder = `${part}/landers/${name}`
  if (existsSync(join(root, folder)) || existsSync(join(root, part, 'pages', name)))
    throw new NewLanderError(`There is a page ${name} already.`)
  const files = new Map([
    ['lander.json', written({ slugs: [] })],
    [`${name}.page.tsx`, page(name)],
    ['social.tsx', social],
    [`${name}.page.test.tsx`, test(name)],
    [`${name}.stories.tsx`, story(name)],
  ])
  for (const language of languages) {
    const words: Words = JSON.parse(await readFile(join(root, part, 'locales', `${language}.json`), 'utf8'))
    const { head, closing } = words.index
    files.set(
      `locales/${language}.json`,
      written({ head, title: { plain: closing.title }, lead: closing.text }),
    )
  }
  await mkdir(join(root, folder, 'locales'), { recursive: true })
  for (const [file, content] of files) await writeFile(join(root, folder, file), content)
  return [...files.keys()].map((file) => `${folder}/${file}`)
}
