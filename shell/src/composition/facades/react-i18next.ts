// What shell and remotes may use of react-i18next; see react-router.ts beside it. Only the shell initialises.
export { I18nextProvider, initReactI18next, Trans, useTranslation } from 'whole-react-i18next'
