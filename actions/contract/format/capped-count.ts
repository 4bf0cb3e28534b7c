/** Counting stops here; reaching it means "99+". */
export const COUNT_MAX = 100

/** How many, as it stands on badges and tabs and in tables. */
export function cappedCount(count: number): number | string {
  return count < COUNT_MAX ? count : `${COUNT_MAX - 1}+`
}
