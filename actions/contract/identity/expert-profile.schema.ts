import { array, boolean, type InferType, object, string } from 'yup'
import { trimmedText } from './identity-fields.js'
import { isWebAddress } from './web-address.js'

export const EXPERT_PROFILE_LIMITS = { textCharactersMax: 5000, yearsMax: 80, choicesMax: 20 } as const

export const EXPERT_PROFILE_MESSAGES = {
  text: `Use up to ${EXPERT_PROFILE_LIMITS.textCharactersMax} characters`,
  years: `Enter whole years, from 0 to ${EXPERT_PROFILE_LIMITS.yearsMax}`,
  choices: `You can select max ${EXPERT_PROFILE_LIMITS.choicesMax}`,
  calendar: 'Enter the full address of your calendar, beginning with https://',
} as const

const { textCharactersMax, yearsMax, choicesMax } = EXPERT_PROFILE_LIMITS

const prose = () =>
  trimmedText()
    .default('')
    .test('length', EXPERT_PROFILE_MESSAGES.text, (value) => [...(value ?? '')].length <= textCharactersMax)
const choices = () => array(string().required()).required().default([]).max(choicesMax, EXPERT_PROFILE_MESSAGES.choices)

function areYears(value: string | undefined): boolean {
  return !value || (/^\d{1,3}$/.test(value) && Number(value) <= yearsMax)
}

const isCalendarLink = (value: string | undefined) => !value || isWebAddress(value, { isSecure: true })

/**
 * The fields of an expert profile (PROF-01, X-44). Nothing is required; missing fields lower the completion percentage.
 */
export const expertProfileSchema = object({
  bio: prose(),
  experience: prose(),
  work: prose(),
  yearsOfExperience: trimmedText().default('').test('years', EXPERT_PROFILE_MESSAGES.years, areYears),
  industryId: string().default(''),
  countryId: string().default(''),
  topicIds: choices(),
  expertiseIds: choices(),
  domainIds: choices(),
  calendly: trimmedText().default('').test('link', EXPERT_PROFILE_MESSAGES.calendar, isCalendarLink),
  isAvailable: boolean().default(false),
})

export type ExpertProfile = InferType<typeof expertProfileSchema>
