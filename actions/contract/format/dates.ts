type Parts = Record<'day' | 'month' | 'year' | 'hour' | 'minute', string>

function partsOf(date: Date, timeZone?: string): Parts {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    day: '2-digit',
    month: 'short',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value])) as Parts
}

function ordinalSuffix(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13
  return (!isTeen && { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]) || 'th'
}

/** Stored text that isn't a valid date renders as nothing rather than breaking the page or email. */
function isUnknown(date: Date): boolean {
  return Number.isNaN(date.getTime())
}

/** `Do MMM YY`, "5th Mar 25": start, interest and posting dates (GO-84), in the given time zone or the viewer's. */
export function formatOrdinalDate(date: Date, timeZone?: string): string {
  if (isUnknown(date)) return ''
  const { day, month, year } = partsOf(date, timeZone)
  return `${Number(day)}${ordinalSuffix(Number(day))} ${month} ${year}`
}

/** `MMM DD, YYYY`, "Mar 05, 2025": insights and answers (INS-55). */
export function formatCardDate(date: Date, timeZone?: string): string {
  if (isUnknown(date)) return ''
  return new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: '2-digit', year: 'numeric' }).format(date)
}

/** "5 March 2025": what is kept and read years later, such as terms and records. */
export function formatLongDate(date: Date, timeZone?: string): string {
  if (isUnknown(date)) return ''
  return new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' }).format(date)
}

/** `DD MMM YY, HH:mmA`, "05 Mar 25, 14:07PM": comments and documents, taking the format literally (GO-84). */
export function formatDocumentDate(date: Date, timeZone?: string): string {
  if (isUnknown(date)) return ''
  const { day, month, year, hour, minute } = partsOf(date, timeZone)
  return `${day} ${month} ${year}, ${hour}:${minute}${Number(hour) < 12 ? 'AM' : 'PM'}`
}
