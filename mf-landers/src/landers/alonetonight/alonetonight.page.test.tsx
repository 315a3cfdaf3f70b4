import { testLander } from '../../testing/lander-rules.tsx'
import { Page } from './alonetonight.page.tsx'
import lander from './lander.json' with { type: 'json' }
import texts from './locales/nl.json' with { type: 'json' }

testLander({ name: 'alonetonight', Page, texts, slugs: lander.slugs })
