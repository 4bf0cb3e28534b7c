import { array, boolean, type InferType, object, string } from 'yup'
import { trimmedText } from './identity-fields.js'

export const EXPERT_PROFILE_LIMITS = { yearsMax: 80, choicesMax: 20 } as const

export const EXPERT_PROFILE_MESSAGES = {
  years: `Enter whole years, from 0 to ${EXPERT_PROFILE_LIMITS.yearsMax}`,
  choices: `You can select max ${EXPERT_PROFILE_LIMITS.choicesMax}`,
  calendar: 'Enter the full address of your calendar, beginning with https://',
} as const

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
