/** "20", "20,5", "€ 20.00" as the decimal text of the contract; null for what is no amount of money. */
export const readAmount = (raw: string): string | null => {
  const [, whole = '', cents = ''] =
    /^[^\d-]{0,4}?(\d{1,6})(?:[.,](\d{1,2}))?[^\d.,]{0,4}$/.exec(raw.trim()) ?? []
  return whole === '' ? null : `${Number(whole)}.${cents.padEnd(2, '0')}`
}
