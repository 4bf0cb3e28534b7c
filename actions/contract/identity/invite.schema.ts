import { object, string } from 'yup'
import { shownTextsFields } from '../legal/account-texts.schema.js'
import { emailField, nameField, newPasswordField, timeZoneField } from './identity-fields.js'
import { IDENTITY_MESSAGES as MESSAGES } from './identity-limits.js'

/** `inviteId` is an idempotency key: a retry after a lost response sends no second email. */
export const inviteSchema = object({ email: emailField(), inviteId: string().uuid().nullable() })

/** What a newcomer fills in to accept an invitation. The email address comes from the invitation. */
export const newcomerSchema = object({
  firstName: nameField(MESSAGES.firstName),
  lastName: nameField(MESSAGES.lastName),
  password: newPasswordField(),
  timeZone: timeZoneField(),
  ...shownTextsFields,
})
