import { testLander } from '../../testing/lander-rules.tsx'
import lander from './lander.json' with { type: 'json' }
import texts from './locales/nl.json' with { type: 'json' }
import { Page } from './socialnetwork.page.tsx'

testLander({ name: 'socialnetwork', Page, texts, slugs: lander.slugs })
