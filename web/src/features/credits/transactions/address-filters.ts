import {
  STATEMENT_CURRENCIES,
  STATEMENT_DIRECTIONS,
  type StatementFilters,
} from '#contract/credits/statement-filters.js'
import { isKindGroup } from '#contract/credits/statement-kinds.js'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Reads the address, whose days are those of the reader. Unknown values are ignored, so an old link still shows a list. */
export function readFilters(query: URLSearchParams): StatementFilters {
  const several = <T extends string>(name: string, values: readonly T[]) => {
    const given = query.getAll(name)
    return values.filter((value) => given.includes(value))
  }
  const day = (name: string) => {
    const text = query.get(name) ?? ''
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
  }
  return {
    currency: several('currency', STATEMENT_CURRENCIES),
    direction: several('direction', STATEMENT_DIRECTIONS),
    kind: query.getAll('kind').filter(isKindGroup),
    from: day('from'),
    until: day('until'),
  }
}

/** As query parameters, without empty ones. */
export function writeFilters({ from, until, ...lists }: StatementFilters): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(lists)) for (const value of values) query.append(name, value)
  if (from) query.set('from', from)
  if (until) query.set('until', until)
  return query
}

export function isFiltered(filters: StatementFilters): boolean {
  return writeFilters(filters).size > 0
}

/** The days as instants: where the reader's `from` begins, and where the day after `until` does. */
export function atReadersTime(filters: StatementFilters): StatementFilters {
  return { ...filters, from: midnight(filters.from, 0), until: midnight(filters.until, 1) }
}

function midnight(day: string, daysLater: number): string {
  if (!day) return ''
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}
