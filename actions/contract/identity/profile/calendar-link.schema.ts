import { type InferType, object } from 'yup'
import { EXPERT_PROFILE_MESSAGES } from '../expert-profile-limits.js'
import { webAddressField } from '../identity-fields.js'

/** The page where people book a time with an expert; none is fine (CAL-01, GK-096). */
export const calendarLinkSchema = object({
  calendly: webAddressField(EXPERT_PROFILE_MESSAGES.calendar, { isSecure: true }),
})

export type CalendarLink = InferType<typeof calendarLinkSchema>
