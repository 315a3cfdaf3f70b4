import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import da from './locales/da.json' with { type: 'json' }
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import es from './locales/es.json' with { type: 'json' }
import fi from './locales/fi.json' with { type: 'json' }
import fr from './locales/fr.json' with { type: 'json' }
import it from './locales/it.json' with { type: 'json' }
import nb from './locales/nb.json' with { type: 'json' }
import nl from './locales/nl.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import sv from './locales/sv.json' with { type: 'json' }

export type SandboxTexts = typeof nl

export const sandboxTexts: Record<Language, SandboxTexts> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv }
