import { FIELD_MESSAGES } from '#contract/messages.js'
import { invalidField } from '#platform/errors.js'

/**
 * The post that a REST call is about. Its address names it, and its payload may do so again (OBASE-05, OBASE-06, OBASE-23).
 * @throws AppError VALIDATION_FAILED if the payload names another one, as which of the two is meant can't be told
 */
export function postOfAddress(addressed: unknown, named: string | null | undefined): unknown {
  const isSame = !named || (typeof addressed === 'string' && named.toLowerCase() === addressed.toLowerCase())
  if (!isSame) throw invalidField('opportunityId', FIELD_MESSAGES.contradiction)
  return addressed
}
