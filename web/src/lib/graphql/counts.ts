/** Counting stops here; reaching it means "99+". */
export const GROUP_COUNT_MAX = 100

interface Counted {
  aggregate: { count: number } | null
}

/** What stands beside a group's name; undefined until it is known. */
export function groupCount(counted: Counted | undefined): number | string | undefined {
  const count = counted?.aggregate?.count
  return count !== undefined && count >= GROUP_COUNT_MAX ? `${GROUP_COUNT_MAX - 1}+` : count
}
