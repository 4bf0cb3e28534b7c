import { cappedCount } from '#contract/format/capped-count.js'

interface Counted {
  aggregate: { count: number } | null
}

/** What stands beside a group's name; undefined until it is known. */
export function groupCount(counted: Counted | undefined): number | string | undefined {
  const count = counted?.aggregate?.count
  return count === undefined ? undefined : cappedCount(count)
}
