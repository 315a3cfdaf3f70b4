import type ui from '../../shared-ui/src/locales/nl.json'
import type shell from './locales/nl.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: { shell: typeof shell; ui: typeof ui }
  }
}
