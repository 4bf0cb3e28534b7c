import type { Zone } from './dates.js'

/** "5 March 2025": what is kept and read years later, such as terms and records. */
export function formatLongDate(date: Date, zone: Zone = 'own'): string {
  if (Number.isNaN(date.getTime())) return ''
  const timeZone = zone === 'own' ? undefined : zone
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' }).format(date)
}
