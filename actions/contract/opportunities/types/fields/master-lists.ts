/** A list that posts choose from, described by its table's names. */
interface MasterListDescription {
  /** The column of the words that people choose by. */
  name: string
  /** The column with a row's category, if the list is offered by category. */
  category?: string
  /** Columns that say whether a row may be chosen now (BASE-32, BASE-33). */
  unless?: 'deleted'
  onlyIf?: 'is_approved_by_admin'
}

/** Each list by its table, which is also its GraphQL root field. */
export const MASTER_LISTS = {
  master_objectives: { name: 'objective_name', unless: 'deleted' },
  master_topics: {
    name: 'topic_name',
    category: 'objective_id',
    unless: 'deleted',
    onlyIf: 'is_approved_by_admin',
  },
  master_expertise: { name: 'expertise_name', category: 'category_id', unless: 'deleted' },
  master_roles: { name: 'role_name', unless: 'deleted' },
  master_domains: { name: 'domain_name', unless: 'deleted' },
  master_countries: { name: 'country_name', unless: 'deleted' },
  opportunity_availability_types: { name: 'availability_type' },
  opportunity_start_dates: { name: 'start_date' },
} as const satisfies Readonly<Record<string, MasterListDescription>>

export type MasterList = keyof typeof MASTER_LISTS

/** A list's description, with the keys that any of them may have. */
export function masterList(list: MasterList): MasterListDescription {
  return MASTER_LISTS[list]
}

/** The rows of every list, as returned by a query. */
export type MasterRows = {
  readonly [List in MasterList]: readonly ({ readonly id: string } & {
    readonly [Name in (typeof MASTER_LISTS)[List]['name']]: string
  })[]
}
