import { type InferType, object } from 'yup'
import { displayNameField, trimmedText } from './identity-fields.js'
import { IDENTITY_LIMITS, IDENTITY_MESSAGES } from './identity-limits.js'
import { isWebAddress } from './web-address.js'

export const COMPANY_BRIEF_CHARACTERS_MAX = 2000

export const COMPANY_MESSAGES = {
  name: 'Enter the company’s name',
  url: 'Enter the full address, beginning with https://',
  brief: `Use up to ${COMPANY_BRIEF_CHARACTERS_MAX} characters`,
} as const

const isEmptyOrWeb = (value: string | undefined) => !value || isWebAddress(value)

/** The fields of a company profile (OPP-18, OPP-42, X-44). */
export const companyDetailsSchema = object({
  companyName: displayNameField(
    IDENTITY_LIMITS.companyNameCharactersMax,
    IDENTITY_MESSAGES.companyLength,
    COMPANY_MESSAGES.name,
  ),
  companyUrl: trimmedText().default('').test('link', COMPANY_MESSAGES.url, isEmptyOrWeb),
  companyBrief: trimmedText().default('').max(COMPANY_BRIEF_CHARACTERS_MAX, COMPANY_MESSAGES.brief),
})

export type CompanyDetails = InferType<typeof companyDetailsSchema>
