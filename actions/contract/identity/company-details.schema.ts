import { type InferType, object } from 'yup'
import { displayNameField, trimmedText, webAddressField } from './identity-fields.js'
import { IDENTITY_LIMITS, IDENTITY_MESSAGES } from './identity-limits.js'

export const COMPANY_BRIEF_CHARACTERS_MAX = 2000

export const COMPANY_MESSAGES = {
  name: 'Enter the company’s name',
  url: 'Enter a web address, such as company.com',
  brief: `Use up to ${COMPANY_BRIEF_CHARACTERS_MAX} characters`,
} as const

/** The fields of a company profile (OPP-18, OPP-42, X-44). */
export const companyDetailsSchema = object({
  companyName: displayNameField(
    IDENTITY_LIMITS.companyNameCharactersMax,
    IDENTITY_MESSAGES.companyLength,
    COMPANY_MESSAGES.name,
  ),
  companyUrl: webAddressField(COMPANY_MESSAGES.url),
  companyBrief: trimmedText().default('').max(COMPANY_BRIEF_CHARACTERS_MAX, COMPANY_MESSAGES.brief),
})

export type CompanyDetails = InferType<typeof companyDetailsSchema>
