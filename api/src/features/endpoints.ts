import type { Endpoint } from '../http/endpoint.ts'
import { getSettingsEndpoint } from './settings/get-settings.ts'

/** Every endpoint that is served; a test holds this table against the contracts of shared-api. */
export const endpoints: readonly Endpoint[] = [getSettingsEndpoint]
