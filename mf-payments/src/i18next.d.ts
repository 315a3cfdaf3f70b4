import type ui from '@lonk/shared-ui/locales/nl.json'
import type texts from './locales/nl.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mf-payments'
    resources: { 'mf-payments': typeof texts; ui: typeof ui }
  }
}
