import type { ExpertProfile } from '#contract/identity/expert-profile.schema.js'
import type { Conflict } from '#lib/forms/use-row-draft.js'
import type { ConflictText } from '#ui/form/saved-elsewhere.js'
import type { Choice } from '#ui/multi-select.js'
import type {
  ExpertProfileOptionsQuery,
  OwnExpertProfileQuery,
  SaveExpertProfileMutationVariables,
} from './expert-profile.expert.generated'

export interface ProfileChoices {
  topics: Choice[]
  expertise: Choice[]
  domains: Choice[]
  countries: Choice[]
}

/** Options for the form's lists; topics and expertise include their category's name. */
export function toProfileChoices(options: ExpertProfileOptionsQuery): ProfileChoices {
  const categories = new Map(options.master_objectives.map((row) => [row.id, row.objective_name]))
  return {
    topics: options.master_topics.map((row) => ({
      id: row.id,
      label: row.topic_name,
      detail: categories.get(row.objective_id),
    })),
    expertise: options.master_expertise.map((row) => ({
      id: row.id,
      label: row.expertise_name,
      detail: categories.get(row.category_id),
    })),
    domains: options.master_domains.map((row) => ({ id: row.id, label: row.domain_name })),
    countries: options.master_countries.map((row) => ({ id: row.id, label: row.country_name })),
  }
}

export const PROFILE_LABELS: Record<keyof ExpertProfile, string> = {
  yearsOfExperience: 'Years of experience',
  industryId: 'Industry',
  countryId: 'Country',
  topicIds: 'Topics',
  expertiseIds: 'Expertise',
  domainIds: 'Domains',
  isAvailable: 'I am open to fractional executive roles',
}

/** The value that was saved elsewhere, in words. */
export function formatConflictValue(
  { field, theirs }: Conflict<ExpertProfile>,
  choices: ProfileChoices,
): ConflictText<keyof ExpertProfile> {
  const listOf = {
    industryId: choices.domains,
    countryId: choices.countries,
    topicIds: choices.topics,
    expertiseIds: choices.expertise,
    domainIds: choices.domains,
  } as Partial<Record<keyof ExpertProfile, Choice[]>>
  const list = listOf[field]
  const words = typeof theirs === 'boolean' ? (theirs ? 'Yes' : 'No') : [theirs].flat()
  const named = list ? [words].flat().map((id) => list.find((choice) => choice.id === id)?.label) : [words].flat()
  return { field, label: PROFILE_LABELS[field], theirs: named.filter(Boolean).join(', ') }
}

type Stored = NonNullable<OwnExpertProfileQuery['expert_details_by_pk']>

export function toFormValues({ expert_details_by_pk }: OwnExpertProfileQuery): ExpertProfile {
  const details: Partial<Stored> = expert_details_by_pk ?? {}
  return {
    yearsOfExperience: details.years_of_experience?.toString() ?? '',
    industryId: details.industry_id ?? '',
    countryId: details.country_id ?? '',
    topicIds: details.topics?.map((row) => row.topic_id) ?? [],
    expertiseIds: details.expertise?.map((row) => row.expertise_id) ?? [],
    domainIds: details.domains?.map((row) => row.domain_id) ?? [],
    isAvailable: details.is_available_for_hire_as_cxo ?? false,
  }
}

/**
 * The mutation's variables: of each list only the new entries of each list, because the server removes what
 * isn't named.
 */
export function toSaveVariables(
  me: string,
  values: ExpertProfile,
  stored: ExpertProfile,
): SaveExpertProfileMutationVariables {
  const { topicIds, expertiseIds, domainIds } = values
  const added = (now: readonly string[], before: readonly string[]) => now.filter((id) => !before.includes(id))
  return {
    me,
    details: {
      years_of_experience: values.yearsOfExperience === '' ? null : Number(values.yearsOfExperience),
      industry_id: values.industryId || null,
      country_id: values.countryId || null,
      is_available_for_hire_as_cxo: values.isAvailable,
    },
    topicIds,
    newTopics: added(topicIds, stored.topicIds).map((topic_id) => ({ topic_id })),
    expertiseIds,
    newExpertise: added(expertiseIds, stored.expertiseIds).map((expertise_id) => ({ expertise_id })),
    domainIds,
    newDomains: added(domainIds, stored.domainIds).map((domain_id) => ({ domain_id })),
  }
}
