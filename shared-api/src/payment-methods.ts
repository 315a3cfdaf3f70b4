import type { Language } from './choices.ts'

/** What is known of a way to pay before anybody asks its provider. */
interface PaymentMethodRow {
  /** The last part of `/credits/{bundle id}/{paymentmethod}`, and Mollie's own word for it. */
  readonly id: string
  /** What stands beside its mark: a brand is the same in every language. */
  readonly label: string | Readonly<Record<Language, string>>
  /** Which drawing of mf-payments stands beside the label (`method-marks.tsx`). */
  readonly icon: string
  /** Null: everywhere. */
  readonly countries: readonly string[] | null
  readonly currencies: readonly string[] | null
  readonly min_cents: number
  readonly max_cents: number
  /** The provider can keep it for the next time. */
  readonly keepable?: true
  /** Has a form, a call and a mandate of its own: `order.php` refuses it. */
  readonly ownCall?: true
}

const euro = ['EUR'] as const

/**
 * All that the site can ever be paid with, in the order in which it is offered: the next one is a row here and a drawing
 * in mf-payments. iDEAL's name is "iDEAL | Wero" since 31 March 2026 and it has no bank list any more (`docs/api.md`,
 * 2.4 Bank selection).
 */
export const paymentMethodTable = [
  {
    id: 'ideal',
    label: 'iDEAL | Wero',
    icon: 'ideal',
    countries: ['NL'],
    currencies: euro,
    min_cents: 1,
    max_cents: 5_000_000,
  },
  {
    id: 'bancontact',
    label: 'Bancontact',
    icon: 'bancontact',
    countries: ['BE'],
    currencies: euro,
    min_cents: 2,
    max_cents: 5_000_000,
  },
  {
    id: 'creditcard',
    label: 'Visa, Mastercard',
    icon: 'creditcard',
    countries: null,
    currencies: null,
    min_cents: 1,
    max_cents: 1_000_000,
    keepable: true,
  },
  {
    id: 'paypal',
    label: 'PayPal',
    icon: 'paypal',
    countries: null,
    currencies: null,
    min_cents: 1,
    max_cents: 800_000,
  },
  {
    id: 'applepay',
    label: 'Apple Pay',
    icon: 'applepay',
    countries: null,
    currencies: null,
    min_cents: 1,
    max_cents: 1_000_000,
  },
  {
    id: 'banktransfer',
    label: {
      nl: 'Overboeking',
      en: 'Bank transfer',
      de: 'Überweisung',
      fr: 'Virement bancaire',
      es: 'Transferencia bancaria',
      it: 'Bonifico bancario',
      da: 'Bankoverførsel',
      nb: 'Bankoverføring',
      sv: 'Banköverföring',
      fi: 'Tilisiirto',
      pl: 'Przelew bankowy',
    },
    icon: 'banktransfer',
    countries: null,
    currencies: euro,
    min_cents: 100,
    max_cents: 100_000_000,
  },
  {
    id: 'directdebit',
    label: {
      nl: 'Automatische incasso',
      en: 'Direct debit',
      de: 'Lastschrift',
      fr: 'Prélèvement',
      es: 'Adeudo directo',
      it: 'Addebito diretto',
      da: 'Direkte debitering',
      nb: 'Direkte belastning',
      sv: 'Autogiro',
      fi: 'Suoraveloitus',
      pl: 'Polecenie zapłaty',
    },
    icon: 'directdebit',
    countries: ['NL', 'BE', 'DE', 'AT', 'FR', 'IE', 'ES', 'FI', 'IT'],
    currencies: euro,
    min_cents: 1,
    // Never more than fifty euros at a time.
    max_cents: 5000,
    ownCall: true,
  },
] as const satisfies readonly PaymentMethodRow[]

/** All that there are: which of them a member gets, `getPaymentMethods` says. */
export type PaymentMethodId = (typeof paymentMethodTable)[number]['id']

/** A row whatever its method, for code that goes through all of them. */
export type PaymentMethodData = PaymentMethodRow & { readonly id: PaymentMethodId }

/** The names alone. */
export const paymentMethodIds: readonly PaymentMethodId[] = paymentMethodTable.map(({ id }) => id)
