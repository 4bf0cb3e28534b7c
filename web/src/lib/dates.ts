import { formatCount } from '#contract/format/counts.js'
import { formatOrdinalDate, readDate, twoDigits } from '#contract/format/dates.js'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_DAYS = 7

/** "3 hours ago" within a week, "5th Mar 25" before that. */
export function formatRelativeDate(iso: string, now = new Date()): string {
  const date = new Date(iso)
  if (isInvalid(date)) return ''
  const passed = now.getTime() - date.getTime()
  if (Math.abs(passed) < MINUTE_MS) return 'just now'
  if (Math.abs(passed) < HOUR_MS) return relative(Math.round(passed / MINUTE_MS), 'minute')
  if (Math.abs(passed) < DAY_MS) return relative(Math.round(passed / HOUR_MS), 'hour')
  const days = Math.round(passed / DAY_MS)
  if (Math.abs(days) >= WEEK_DAYS) return formatOrdinalDate(date)
  return { 1: 'yesterday', [-1]: 'tomorrow' }[days] ?? relative(days, 'day')
}

/** "3 hours ago", "in 3 hours" */
function relative(passed: number, unit: string): string {
  return passed < 0 ? `in ${formatCount(-passed, unit)}` : `${formatCount(passed, unit)} ago`
}

/** How long ago something began: "9 minutes", "2 hours", "12 days". */
export function formatPassedTime(iso: string, now = new Date()): string {
  const passed = now.getTime() - new Date(iso).getTime()
  if (passed < MINUTE_MS) return 'less than a minute'
  if (passed < HOUR_MS) return formatCount(Math.floor(passed / MINUTE_MS), 'minute')
  if (passed < DAY_MS) return formatCount(Math.floor(passed / HOUR_MS), 'hour')
  return formatCount(Math.floor(passed / DAY_MS), 'day')
}

/** "Mar 5, 2025 at 2:07:09 PM GMT+0100": date, time and time zone, for titles and screen readers. */
export function formatExactDate(iso: string): string {
  const date = new Date(iso)
  const read = readDate(date)
  if (!read) return ''
  const { month, day, year, hour, minute, second } = read
  const time = `${hour % 12 || 12}:${twoDigits(minute)}:${twoDigits(second)} ${hour < 12 ? 'AM' : 'PM'}`
  return `${month} ${day}, ${year} at ${time} ${/GMT[+-]\d+/.exec(String(date))}`
}

/** Intl throws on an invalid date, which would take the page down. */
function isInvalid(date: Date): boolean {
  return Number.isNaN(date.getTime())
}

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

export function timeZones(): string[] {
  return Intl.supportedValuesOf('timeZone')
}

const meetingDay = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

/** "Thu, Dec 3, 2:00 – 2:20 PM", in the viewer's time zone; with the year if it isn't this one. */
export function formatMeetingTime(start: string, end: string, now = new Date()): string {
  const [from, to] = [new Date(start), new Date(end)]
  if (isInvalid(from) || isInvalid(to) || to < from) return ''
  const year = from.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat('en', { ...meetingDay, ...year }).formatRange(from, to)
}
