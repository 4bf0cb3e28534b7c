import { AI_PREFERENCE_MESSAGES } from '#contract/ai/ai-preferences.js'
import { COMPANY_MESSAGES } from '#contract/identity/company-details.schema.js'
import { EXPERT_PROFILE_MESSAGES } from '#contract/identity/expert-profile-limits.js'
import { IDENTITY_MESSAGES } from '#contract/identity/identity-limits.js'
import { PROFILE_ENTRY_MESSAGES } from '#contract/identity/profile/profile-entries.messages.js'
import type { FieldError } from '../request-error'

const at = (field: string, message: string): FieldError => ({ field, message })

const INVISIBLE = 'This looks empty. Write something, or clear the field'

/**
 * Constraints on the rows that forms write directly through GraphQL: the field each one concerns, and the message of
 * the form's own check. They only matter if the browser's check is out of date.
 */
export const CONSTRAINT_MESSAGES = {
  users_first_name_length: at('firstName', IDENTITY_MESSAGES.nameLength),
  users_first_name_one_line: at('firstName', IDENTITY_MESSAGES.oneLine),
  users_first_name_visible: at('firstName', IDENTITY_MESSAGES.firstName),
  users_last_name_length: at('lastName', IDENTITY_MESSAGES.nameLength),
  users_last_name_one_line: at('lastName', IDENTITY_MESSAGES.oneLine),
  users_last_name_visible: at('lastName', IDENTITY_MESSAGES.lastName),
  users_designation_length: at('designation', IDENTITY_MESSAGES.nameLength),
  users_designation_one_line: at('designation', IDENTITY_MESSAGES.oneLine),
  users_designation_visible: at('designation', INVISIBLE),
  user_accounts_time_zone_length: at('timeZone', 'Choose a time zone from the list'),
  user_accounts_time_zone_known: at('timeZone', 'Choose a time zone from the list'),
  user_accounts_calendly_is_web: at('calendly', EXPERT_PROFILE_MESSAGES.calendar),
  companies_name_length: at('companyName', IDENTITY_MESSAGES.companyLength),
  companies_name_one_line: at('companyName', IDENTITY_MESSAGES.oneLine),
  companies_name_visible: at('companyName', COMPANY_MESSAGES.name),
  companies_url_is_web: at('companyUrl', COMPANY_MESSAGES.url),
  companies_brief_length: at('companyBrief', COMPANY_MESSAGES.brief),
  companies_brief_visible: at('companyBrief', INVISIBLE),
  expert_details_years_sane: at('yearsOfExperience', EXPERT_PROFILE_MESSAGES.years),
  expert_details_industry_fkey: at('industryId', 'This choice is no longer available'),
  expert_details_country_fkey: at('countryId', 'This choice is no longer available'),
  profile_entries_kind_known: at('entries', 'This list is not known'),
  profile_entries_position_bounded: at('entries', PROFILE_ENTRY_MESSAGES.count),
  profile_entries_title_length: at('entries', 'A title is too long'),
  profile_entries_title_one_line: at('entries', IDENTITY_MESSAGES.oneLine),
  profile_entries_title_visible: at('entries', 'A title looks empty'),
  profile_entries_organization_length: at('entries', 'A company’s name is too long'),
  profile_entries_organization_one_line: at('entries', IDENTITY_MESSAGES.oneLine),
  profile_entries_organization_visible: at('entries', 'A company’s name looks empty'),
  profile_entries_started_sane: at('entries', PROFILE_ENTRY_MESSAGES.year),
  profile_entries_ended_sane: at('entries', PROFILE_ENTRY_MESSAGES.order),
  profile_entries_url_is_web: at('entries', PROFILE_ENTRY_MESSAGES.url),
  profile_entries_description_length: at('entries', PROFILE_ENTRY_MESSAGES.description),
  profile_entries_description_visible: at('entries', 'A text looks empty'),
  profile_entries_say_something: at('entries', PROFILE_ENTRY_MESSAGES.title),
  profile_entries_links_lead_somewhere: at('entries', PROFILE_ENTRY_MESSAGES.urlNeeded),
  profile_entries_years_of_experience: at('entries', 'Only roles have a company and years'),
  profile_entries_end_has_start: at('entries', PROFILE_ENTRY_MESSAGES.start),
  expert_topics_topic_fkey: at('topicIds', 'One of these is no longer available'),
  expert_expertise_expertise_fkey: at('expertiseIds', 'One of these is no longer available'),
  expert_domains_domain_fkey: at('domainIds', 'One of these is no longer available'),
  user_ai_preferences_readable: at('preferences', AI_PREFERENCE_MESSAGES.unreadable),
  saved_filters_name_length: at('name', 'Give the filters a name of at most 60 characters'),
  saved_filters_name_one_line: at('name', IDENTITY_MESSAGES.oneLine),
  saved_filters_name_visible: at('name', 'Give the filters a name'),
  saved_filters_name_once: at('name', 'You already have filters with this name'),
  saved_filters_stay_few: at('name', 'You can keep 20 saved filters. Delete one first.'),
  saved_filters_query_length: at('name', 'These are more filters than can be saved at once'),
}

const FALLBACK = 'The server refused this. Check what you typed.'
/** Two tabs, or two devices, that save the same list at once; nothing is wrong with what was typed. */
const AT_ONCE = 'This was saved somewhere else at the same moment. Save again to compare.'

/** Of lists whose form compares what was typed with what has been stored meanwhile. */
const LISTS_WITH_PLACES = new Set([
  'profile_entries_place_once',
  'rate_card_roles_one_per_position',
  'fractional_rate_cards_one_per_expert',
])

function isKnown(name: string): name is keyof typeof CONSTRAINT_MESSAGES {
  return Object.hasOwn(CONSTRAINT_MESSAGES, name)
}

/** Replaces a database error's message, which is for developers, with the form's. */
export function violationMessage(message: string): { message: string; errors: FieldError[] } {
  const name = /constraint "(\w+)"/.exec(message)?.[1] ?? ''
  const known = isKnown(name) ? CONSTRAINT_MESSAGES[name] : null
  const unknown = LISTS_WITH_PLACES.has(name) ? AT_ONCE : FALLBACK
  return { message: known?.message ?? unknown, errors: known ? [known] : [] }
}
