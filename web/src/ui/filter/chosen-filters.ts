/** What a list with filters of several values can be narrowed and sorted by; each name is that of the address. */
export interface FilterRules<Name extends string, Sort extends string> {
  /** whether the address may hold this value */
  filters: Readonly<Record<Name, (value: string) => boolean>>
  /** the first is the default */
  sorts: readonly [Sort, ...Sort[]]
}

export interface ChosenFilters<Name extends string, Sort extends string> {
  words: string
  values: Readonly<Record<Name, readonly string[]>>
  sort: Sort
}

/** Longer searches find no more. */
export const WORDS_MAX = 200
/** More values of one filter find no more either, and make no sensible address. */
const VALUES_MAX = 50
/** Nobody types these, and the database refuses some of them. */
const CONTROL = /\p{Cc}/gu

/** Reads the address. Unknown values are ignored, so an old or mistyped link still shows a list. */
export function readChosen<Name extends string, Sort extends string>(
  query: URLSearchParams,
  rules: FilterRules<Name, Sort>,
): ChosenFilters<Name, Sort> {
  const values = {} as Record<Name, readonly string[]>
  for (const name of namesOf(rules))
    values[name] = [...new Set(query.getAll(name))].filter(rules.filters[name]).slice(0, VALUES_MAX)
  return {
    words: (query.get('q') ?? '').replace(CONTROL, ' ').trim().slice(0, WORDS_MAX),
    values,
    sort: rules.sorts.find((sort) => sort === query.get('sort')) ?? rules.sorts[0],
  }
}

/** The address of the list, without what isn't set and without the default order. */
export function writeChosen<Name extends string, Sort extends string>(
  { words, values, sort }: ChosenFilters<Name, Sort>,
  rules: FilterRules<Name, Sort>,
): URLSearchParams {
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  for (const name of namesOf(rules)) for (const value of values[name]) query.append(name, value)
  if (sort !== rules.sorts[0]) query.set('sort', sort)
  return query
}

/** The names of the filters, in the order in which they are shown. */
export function namesOf<Name extends string, Sort extends string>({ filters }: FilterRules<Name, Sort>): Name[] {
  return Object.keys(filters) as Name[]
}
