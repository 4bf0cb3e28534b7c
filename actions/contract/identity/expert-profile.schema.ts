import { array, boolean, type InferType, object, string } from 'yup'
import { EXPERT_PROFILE_LIMITS, EXPERT_PROFILE_MESSAGES } from './expert-profile-limits.js'
import { trimmedText } from './identity-fields.js'

const { yearsMax, choicesMax } = EXPERT_PROFILE_LIMITS

const choices = () => array(string().required()).required().default([]).max(choicesMax, EXPERT_PROFILE_MESSAGES.choices)

function areYears(value: string | undefined): boolean {
  return !value || (/^\d{1,3}$/.test(value) && Number(value) <= yearsMax)
}

/**
 * The fields of an expert’s fields of work (PROF-01, X-44). Nothing is required; missing fields lower the completion percentage.
 */
export const expertProfileSchema = object({
  yearsOfExperience: trimmedText().default('').test('years', EXPERT_PROFILE_MESSAGES.years, areYears),
  industryId: string().default(''),
  countryId: string().default(''),
  topicIds: choices(),
  expertiseIds: choices(),
  domainIds: choices(),
  isAvailable: boolean().default(false),
})

export type ExpertProfile = InferType<typeof expertProfileSchema>
