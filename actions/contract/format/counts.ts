/** "1 month", "6 months": the unit is singular when the number is 1 (OPP-34, OPP-35). */
export function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** "2 days per week" of a fractional role (OPP-35); null when the post names none. */
export function formatDaysPerUnit(noOfDays: number | null, unitCode: string | null): string | null {
  if (noOfDays === null || unitCode === null) return null
  return `${formatCount(noOfDays, 'day')} per ${unitCode}`
}
