const CENTS = 100
const WHOLE = /^(\d{1,12}|\d{1,3}(,\d{3}){1,3})$/
const DOLLARS = /^(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2})?$/

/** An amount as staff type it: "9.75" dollars for 975 cents, whole Credits otherwise. Without its sign. */
export function typedAmount(amount: number, currency: string): string {
  return currency === 'usd' ? (Math.abs(amount) / CENTS).toFixed(2) : String(Math.abs(amount))
}

/**
 * Cents or Credits from what was typed, without rounding; NaN if it is no such amount. A comma only separates thousands:
 * "9,75" is not 975.
 */
export function parseAmount(typed: string, currency: string): number {
  const text = typed.trim()
  const isAmount = (currency === 'usd' ? DOLLARS : WHOLE).test(text)
  if (!isAmount) return Number.NaN
  return Math.round(Number(text.replaceAll(',', '')) * (currency === 'usd' ? CENTS : 1))
}
