import { loadTexts } from '../../../texts.ts'
import type nl from './locales/nl.json'

export const sandboxTexts = loadTexts<typeof nl>(new URL('locales/', import.meta.url))
