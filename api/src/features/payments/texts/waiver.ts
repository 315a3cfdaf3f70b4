import { paymentTexts } from './payment-texts.ts'

/**
 * Names the two sentences at the unticked boxes of the checkout, as the order mail repeats them. Whoever changes the
 * words, there or here, raises the version: an order remembers which one its buyer agreed to.
 */
export const waiverVersion = '2026-03-01'

export const waiverTexts = (language: string, refundDays: number): { start: string; withdrawal: string } => {
  const { start, withdrawal } = paymentTexts(language)('waiver', { days: refundDays })
  return { start, withdrawal }
}
