import { loadTexts } from '../../texts.ts'
import type nl from './locales/nl.json'

export const notificationTexts = loadTexts<typeof nl>(new URL('locales/', import.meta.url))
