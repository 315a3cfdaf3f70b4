import 'i18next'
import type ui from '@lonk/shared-ui/locales/nl.json'
import type chat from './locales/nl.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mf-chat'
    resources: { 'mf-chat': typeof chat; ui: typeof ui }
  }
}
