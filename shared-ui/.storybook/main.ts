import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import type { StorybookConfig } from '@storybook/react-webpack5'
import { sourceRules } from '../../configs/webpack/rules.ts'
import { fontFiles } from '../src/fonts.ts'
import { people } from '../stories/people.ts'

const require = createRequire(import.meta.url)

const fonts = fontFiles.map(({ package: name, source, name: file }) => ({
  from: join(dirname(require.resolve(`${name}/package.json`)), source),
  to: `/fonts/${file}`,
}))

const photos = join(import.meta.dirname, '../../.cache/storybook/photos')
mkdirSync(photos, { recursive: true })
for (const { id, name } of people) {
  const portrait = createAvatar(openPeeps, { seed: name, face: ['smile', 'calm', 'cute'] })
  writeFileSync(join(photos, `${id}.svg`), portrait.toString())
}

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../stories/*.stories.tsx', '../../mf-landers/src/landers/*/*.stories.tsx'],
  staticDirs: [...fonts, { from: photos, to: '/photos' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // TypeScript 7 has no API for JavaScript that could read props; stories here are written without args.
  typescript: { check: false, reactDocgen: false },
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    interactions: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
  },
  webpackFinal: (webpack) => ({
    ...webpack,
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []),
        ...sourceRules({
          namespace: 'storybook',
          mode: webpack.mode === 'production' ? 'production' : 'development',
        }),
      ],
    },
  }),
}

export default config
