import {
  type ChoiceField,
  type ChoicesField,
  type DocumentsField,
  fieldsOfKind,
  type PostField,
} from '#contract/opportunities/types/post-fields.js'
import type { DB } from '#platform/database-types.generated.js'

type Table = keyof DB

/**
 * Where each field of a post is stored. The compiler demands an entry for every new field and checks table and column
 * names.
 */
export type ColumnField = Exclude<PostField, ChoicesField | DocumentsField | 'posterAgreedTerms'>

/** Fields stored as a column of `opportunities`. */
export const POST_COLUMNS = {
  countryId: 'country_id',
  durationMonths: 'duration_months',
  durationType: 'duration_type_id',
  minBudgetAmount: 'min_budget_cents',
  maxBudgetAmount: 'max_budget_cents',
  startDateId: 'start_date_id',
  noOfDays: 'no_of_days',
  noOfDaysUnit: 'no_of_days_unit_id',
  brief: 'brief',
  briefRichText: 'brief_rich_text',
  companyAskedToSignNda: 'company_asked_to_sign_nda',
} as const satisfies Record<ColumnField, keyof DB['opportunities']>

interface ChoiceTable {
  table: Table
  column: string
  /** The order matters: the first choice appears in the title or first on the page. */
  isOrdered: boolean
}

/** Fields stored as rows in a table of their own. */
export const CHOICE_TABLES = {
  categoryIds: { table: 'opportunity_categories', column: 'category_id', isOrdered: true },
  topicIds: { table: 'opportunity_topics', column: 'topic_id', isOrdered: false },
  roleIds: { table: 'opportunity_roles', column: 'role_id', isOrdered: true },
  availabilityIds: { table: 'opportunity_availabilities', column: 'availability_type_id', isOrdered: false },
  skillIds: { table: 'opportunity_skills', column: 'expertise_id', isOrdered: false },
  domainIds: { table: 'opportunity_domains', column: 'domain_id', isOrdered: false },
} as const satisfies Record<ChoicesField, ChoiceTable>

interface MasterList {
  table: Table
  /** The column with the displayed name. */
  name: string
  /** The column that says whether a row can currently be chosen (BASE-32, BASE-33). */
  unless?: 'deleted'
  onlyIf?: 'is_approved_by_admin'
}

/** The master list behind each choice. */
export const MASTER_LISTS: Readonly<Record<ChoiceField, MasterList>> = {
  categoryIds: { table: 'master_objectives', name: 'objective_name', unless: 'deleted' },
  topicIds: { table: 'master_topics', name: 'topic_name', unless: 'deleted', onlyIf: 'is_approved_by_admin' },
  roleIds: { table: 'master_roles', name: 'role_name', unless: 'deleted' },
  availabilityIds: { table: 'opportunity_availability_types', name: 'availability_type' },
  skillIds: { table: 'master_expertise', name: 'expertise_name', unless: 'deleted' },
  domainIds: { table: 'master_domains', name: 'domain_name', unless: 'deleted' },
  countryId: { table: 'master_countries', name: 'country_name', unless: 'deleted' },
  startDateId: { table: 'opportunity_start_dates', name: 'start_date' },
}

export const CHOICE_FIELDS = fieldsOfKind('choices', 'choice')
export const CHOICES_FIELDS = fieldsOfKind('choices')
export const DOCUMENTS_FIELDS = fieldsOfKind('documents')
export const COLUMN_FIELDS = Object.keys(POST_COLUMNS) as ColumnField[]
