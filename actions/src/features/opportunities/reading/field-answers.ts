import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import {
  ALL_FIELDS,
  type ChoicesField,
  isOfKind,
  POST_FIELDS,
  type PostField,
} from '#contract/opportunities/types/fields/post-fields.js'
import { chosenEntries, relatedEntry, storedColumn } from '#contract/opportunities/types/fields/stored-post.js'
import type { OpportunityDetailForRestQuery } from './opportunity-detail.generated.js'

export type Row = NonNullable<OpportunityDetailForRestQuery['opportunities_by_pk']>

/** Fields whose documented response format differs from the default (OPP-16 to OPP-29). */
const DOCUMENTED: Readonly<Partial<Record<PostField, (row: Row) => object>>> = {
  categoryIds: (row) => chosen(row, 'categoryIds', 'objectiveId', 'objectiveData'),
  topicIds: (row) => chosen(row, 'topicIds', 'topicId', 'topicData'),
  skillIds: (row) => chosen(row, 'skillIds', 'skills', 'expertiseData'),
  roleIds: ({ roles }) => ({
    roles: roles.flatMap(({ role }) =>
      role ? [{ _id: role.id, roleName: role.role_name, roleType: role.role_type }] : [],
    ),
  }),
  availabilityIds: ({ availabilities }) => ({
    availabilityData: availabilities.flatMap(({ availability_type: type }) =>
      type ? [{ _id: type.id, code: type.code, availabilityType: type.availability_type }] : [],
    ),
  }),
  countryId: ({ country }) => ({ countryId: country?.id ?? null, countryData: country && withUnderscore(country) }),
  durationType: ({ duration_type: unit }) => ({
    opportunitydurationtypes_data: unit && { _id: unit.id, durationType: unit.duration_type, code: unit.code },
    budgetPerUnitDetails: unit && { _id: unit.id, code: unit.code },
  }),
  startDateId: ({ start_date: start }) => ({
    opportunitystartdate_data: start && { _id: start.id, startDate: start.start_date },
  }),
  paymentSchedules: ({ payments }) => ({
    payment_schedules: payments.map(({ details, percentage, paid_at }) => ({
      ...{ details, percentage },
      paymentDone: paid_at !== null,
    })),
  }),
  noOfDaysUnit: ({ no_of_days_unit: unit }) => ({ noOfDaysPerUnitDetails: unit && { _id: unit.id, code: unit.code } }),
}

/** A post's fields with the REST field names. */
export function fieldAnswers(row: Row): object {
  return Object.assign({}, ...ALL_FIELDS.map((field) => (DOCUMENTED[field] ?? ((post) => answerOf(post, field)))(row)))
}

/** A field without a documented format is returned under its input name, choices with their entries. */
function answerOf(row: Row, field: PostField): object {
  const [name] = POST_FIELDS[field].payload
  if (isOfKind(field, 'choices')) return chosen(row, field, name, `${name}Data`)
  if (isOfKind(field, 'choice')) {
    const entry = relatedEntry(row, field)
    return { [name]: entry && withUnderscore(entry) }
  }
  if (isOfKind(field, 'unit')) return { [name]: relatedEntry(row, field)?.code ?? null }
  if (isOfKind(field, 'dollars')) return { [name]: toDollars(storedColumn(row, field)) }
  // files have an endpoint of their own, and consent is private
  if (isOfKind(field, 'documents', 'consent', 'payments')) return {}
  // among the people of the answer (OPP-24)
  if (isOfKind(field, 'experts')) return {}
  return { [name]: storedColumn(row, field) }
}

/** Deleted master entries are omitted; the post stays readable without them. */
function chosen(row: Row, field: ChoicesField, ids: string, data: string): object {
  const entries = chosenEntries(row, field).flatMap(({ entry }) => (entry ? [withUnderscore(entry)] : []))
  return { [ids]: entries.map(({ _id }) => _id), [data]: entries }
}

function withUnderscore({ id, ...names }: Readonly<Record<string, unknown>>) {
  return { _id: id, ...names }
}

function toDollars(cents: unknown): number | null {
  return cents === null ? null : Number(cents) / DOLLARS_TO_CENTS
}
