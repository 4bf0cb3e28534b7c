/** "1 month", "6 months" (OPP-34, OPP-35). */
export function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** "2 days per week" for a fractional role (OPP-35); null when the post doesn't say. */
export function formatDaysPerUnit(noOfDays: number | null, unitCode: string | null): string | null {
  if (noOfDays === null || unitCode === null) return null
  return `${formatCount(noOfDays, 'day')} per ${unitCode}`
}
