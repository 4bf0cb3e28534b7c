/** "1 month", "6 months" (OPP-34, OPP-35). */
export function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const THOUSAND = 1000
const MILLION = 1_000_000

/** "999", "1.2K", "1.5M": cut, not rounded; exactly a million is still "1000K" (INS-54, GI-17). */
export function shortCount(count: number): string {
  if (count < THOUSAND) return String(count)
  const [unit, sign] = count <= MILLION ? ([THOUSAND, 'K'] as const) : ([MILLION, 'M'] as const)
  return `${Math.floor((count * 10) / unit) / 10}${sign}`
}

/** "2 days per week" for a fractional role (OPP-35); null when the post doesn't say. */
export function formatDaysPerUnit(noOfDays: number | null, unitCode: string | null): string | null {
  if (noOfDays === null || unitCode === null) return null
  return `${formatCount(noOfDays, 'day')} per ${unitCode}`
}
