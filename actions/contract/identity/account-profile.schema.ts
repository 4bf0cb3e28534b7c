import { type InferType, object } from 'yup'
import { nameField, singleLineField, timeZoneField } from './identity-fields.js'
import { IDENTITY_LIMITS as LIMITS, IDENTITY_MESSAGES as MESSAGES } from './identity-limits.js'

/** The fields of a person's own card and account. */
export const accountProfileSchema = object({
  firstName: nameField(MESSAGES.firstName),
  lastName: nameField(MESSAGES.lastName),
  designation: singleLineField(LIMITS.nameCharactersMax, MESSAGES.nameLength).default(''),
  timeZone: timeZoneField().default(''),
})

export type AccountProfile = InferType<typeof accountProfileSchema>
