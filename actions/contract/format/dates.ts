/** By whose clock: the viewer's own, or that of UTC, for what the server writes and what everybody has to read alike. */
export type Zone = 'UTC' | 'own'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const MINUTE_MS = 60_000

interface Reading {
  year: number
  /** "Mar" */
  month: string
  day: number
  /** from 0 to 23 */
  hour: number
  minute: number
  second: number
}

/**
 * What calendar and clock show. Not by Intl (docs/decisions/0024-first-pages-do-without-intl.md).
 * @returns null for a stored text that isn't a date, which is shown as nothing rather than breaking the page or the mail
 */
export function readDate(date: Date, zone: Zone = 'own'): Reading | null {
  if (Number.isNaN(date.getTime())) return null
  const shown = zone === 'UTC' ? date : new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS)
  return {
    year: shown.getUTCFullYear(),
    month: MONTHS[shown.getUTCMonth()] ?? '',
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  }
}

/** "07" */
export const twoDigits = (value: number) => String(value).padStart(2, '0')
const lastTwo = (year: number) => twoDigits(year % 100)

function ordinalSuffix(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13
  return (!isTeen && { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]) || 'th'
}

/** `Do MMM YY`, "5th Mar 25": start, interest and posting dates (GO-84). */
export function formatOrdinalDate(date: Date, zone?: Zone): string {
  const read = readDate(date, zone)
  return read ? `${read.day}${ordinalSuffix(read.day)} ${read.month} ${lastTwo(read.year)}` : ''
}

/** `MMM DD, YYYY`, "Mar 05, 2025": insights and answers (INS-55). */
export function formatCardDate(date: Date, zone?: Zone): string {
  const read = readDate(date, zone)
  return read ? `${read.month} ${twoDigits(read.day)}, ${read.year}` : ''
}

/** `DD MMM YY, HH:mmA`, "05 Mar 25, 14:07PM": comments and documents, taking the format literally (GO-84). */
export function formatDocumentDate(date: Date, zone?: Zone): string {
  const read = readDate(date, zone)
  if (!read) return ''
  const day = `${twoDigits(read.day)} ${read.month} ${lastTwo(read.year)}`
  return `${day}, ${twoDigits(read.hour)}:${twoDigits(read.minute)}${read.hour < 12 ? 'AM' : 'PM'}`
}
