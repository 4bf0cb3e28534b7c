import { type InferType, object } from 'yup'
import { EXPERT_PROFILE_MESSAGES } from '../expert-profile-limits.js'
import { trimmedText } from '../identity-fields.js'
import { isWebAddress } from '../web-address.js'

const isCalendarLink = (value: string | undefined) => !value || isWebAddress(value, { isSecure: true })

/** The page where people book a time with an expert; none is fine (CAL-01, GK-096). */
export const calendarLinkSchema = object({
  calendly: trimmedText().default('').test('link', EXPERT_PROFILE_MESSAGES.calendar, isCalendarLink),
})

export type CalendarLink = InferType<typeof calendarLinkSchema>
