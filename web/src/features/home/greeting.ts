const NOON = 12
const EVENING = 18

/** By the device's clock. */
export function greeting(now: Date): string {
  const hour = now.getHours()
  if (hour < NOON) return 'Good morning'
  return hour < EVENING ? 'Good afternoon' : 'Good evening'
}
