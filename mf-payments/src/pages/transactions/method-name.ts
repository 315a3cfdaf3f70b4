import { useTranslation } from 'react-i18next'

// Names of their own, the same in every language; what is missing is a word that is translated.
const names: Readonly<Record<string, string>> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  creditcard: 'Visa, Mastercard',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
}

/** Says a payment method's name; of one that is gone, its id. */
export const useMethodName = (): ((method: string) => string) => {
  const { t } = useTranslation('mf-payments')
  return (method) => {
    if (method === 'banktransfer' || method === 'directdebit') return t(`transactions.method.${method}`)
    return names[method] ?? method
  }
}
