import { readText } from '../browser/storage'
import { readConsent } from './stored-consent'

/** In `sessionStorage`; written by `lookUpCountry`. */
export const COUNTRY_KEY = 'likely-country'

/** The two-letter code that was found in this session; null without one, or once consent is withdrawn. */
export function likelyCountry(): string | null {
  if (readConsent() !== 'given') return null
  return readText(COUNTRY_KEY, 'session')
}
