import type { FractionalForm } from '#contract/opportunities/fractional-form.schema.js'

/** A checked requirement, ready to be stored: ids that exist, cents, clean rich text, the title built here. */
export interface PostingContent
  extends Pick<
    FractionalForm,
    | 'categoryIds'
    | 'topicIds'
    | 'roleIds'
    | 'availabilityIds'
    | 'skillIds'
    | 'domainIds'
    | 'countryId'
    | 'startDateId'
    | 'noOfDays'
    | 'brief'
    | 'briefRichText'
    | 'companyAskedToSignNda'
    | 'ndaIds'
    | 'assetIds'
  > {
  title: string
  durationMonths: number
  durationTypeId: string
  minBudgetCents: number
  maxBudgetCents: number
  noOfDaysUnitId: string | null
}

/** Fields whose ids must stand in a master table. */
export const CHOICE_FIELDS = [
  'categoryIds',
  'topicIds',
  'roleIds',
  'availabilityIds',
  'skillIds',
  'domainIds',
  'countryId',
  'startDateId',
] as const
export type ChoiceField = (typeof CHOICE_FIELDS)[number]

/** What the database knows about the ids of a requirement. */
export interface PostingReference {
  units: readonly { id: string; code: string }[]
  /** Per field the live ids among those that were sent, with their names. */
  live: ReadonlyMap<ChoiceField, ReadonlyMap<string, string>>
  /** Documents of the poster that are attached to nothing, or to this post already, with their upload type. */
  documents: ReadonlyMap<string, string>
  /** Documents that an edit has taken off this post; they don't come back. */
  removedDocuments: ReadonlySet<string>
}
