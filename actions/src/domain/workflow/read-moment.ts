import { string } from 'yup'
import { FIELD_MESSAGES } from '#contract/messages.js'

const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(Z|[+-]\d\d:\d\d)$/
const MICROSECONDS = 1000
const DIGITS = 6
const FORM = { message: FIELD_MESSAGES.unknownVersion, excludeEmptyString: true }

/** When what somebody decides about had last changed as they read it, for endpoint input. */
export const readMoment = () => string().required(FIELD_MESSAGES.required).matches(MOMENT, FORM)

/** For REST paths whose payload the texts name in full. */
export const readMomentIfAny = () => string().strict().nullable().matches(MOMENT, FORM)

/** Microsecond precision, like Postgres, to tell two changes within a millisecond apart. */
export const isSameMoment = (one: string, other: string) => microsecondsOf(one) === microsecondsOf(other)

function microsecondsOf(moment: string): number | null {
  const [, seconds, fraction = '', zone] = MOMENT.exec(moment) ?? []
  const milliseconds = Date.parse(`${seconds}${zone}`)
  return Number.isNaN(milliseconds) ? null : milliseconds * MICROSECONDS + Number(fraction.padEnd(DIGITS, '0'))
}
