import { APPLICATION_LIMITS } from '../limits.js'
import { countCharacters, isTooLong } from '../rich-text/raw-content.js'
import { APPLICATION_MESSAGES as WORDS } from './application-messages.js'

/** Validates a counter offer's brief by its trimmed plain text (OFFER-14 to OFFER-16, GO-45). */
export function counterBriefError(brief: string | null | undefined): string | null {
  const length = countCharacters(brief)
  if (length === 0) return WORDS.briefRequired
  if (length < APPLICATION_LIMITS.counterBriefCharactersMin) return WORDS.briefMin
  return length > APPLICATION_LIMITS.counterBriefCharactersMax ? WORDS.briefMax : null
}

/** Validates the reason for rejecting a counter offer (OFFER-17 to OFFER-19). */
export function counterReasonError(reason: string | null | undefined): string | null {
  const length = countCharacters(reason)
  if (length === 0) return WORDS.reasonRequired
  if (length < APPLICATION_LIMITS.counterReasonCharactersMin) return WORDS.reasonMin
  return length > APPLICATION_LIMITS.counterReasonCharactersMax ? WORDS.reasonMax : null
}

/** Validates the reason for opting out (required) or for rejecting an applicant (optional) (GO-21). */
export function longReasonError(reason: string | null | undefined, isRequired: boolean): string | null {
  if (isRequired && countCharacters(reason) === 0) return WORDS.reasonRequired
  return isTooLong(reason, APPLICATION_LIMITS.reasonCharactersMax) ? WORDS.longReasonMax : null
}
