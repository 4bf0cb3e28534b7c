const DAY_MS = 86_400_000
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' })
const thisYear = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'long' })
const anyYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** "Today", "Yesterday", "Monday" within a week, "Mon, 5 March", "5 March 2024". */
export function dayName(iso: string, now = new Date()): string {
  const date = new Date(iso)
  const days = Math.round((midnight(now) - midnight(date)) / DAY_MS)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days > 1 && days < 7) return weekday.format(date)
  return (date.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(date)
}

/** "9:05 AM" */
export function timeOfDay(iso: string): string {
  return clock.format(new Date(iso))
}

export function isSameDay(one: string, other: string): boolean {
  return midnight(new Date(one)) === midnight(new Date(other))
}
