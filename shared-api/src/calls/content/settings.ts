import type { Call } from '../../call.ts'
import type { SettingsAnswer, SettingsQuery } from './settings.schema.ts'

/** `domain` is the forced host; the route's whole query is sent with it. */
export const getSettings: Call<SettingsQuery, SettingsAnswer> = { method: 'GET', path: '/api/settings.php' }
