import { writeText } from '../browser/storage'
import type { AppConfig } from '../config'
import { COUNTRY_KEY, likelyCountry } from './likely-country'
import { readConsent } from './stored-consent'

const LIMIT_MS = 3_000

/**
 * Asks which country this browser is probably in, to suggest it where a country is optional (GD-79): only with both
 * settings and after consent, and once in a session. The answer is kept for the session only, and never stored with the
 * person; without one within three seconds, nothing is suggested.
 */
export async function lookUpCountry({ traceUrl, geoUrl }: NonNullable<AppConfig['location']>): Promise<void> {
  if (readConsent() !== 'given' || likelyCountry() !== null) return
  try {
    const limit = AbortSignal.timeout(LIMIT_MS)
    const address = addressIn(await ask(traceUrl, limit))
    if (address === null) return
    const country = countryIn(await ask(geoUrl.replace('{ip}', encodeURIComponent(address)), limit))
    if (country !== null) writeText(COUNTRY_KEY, country, 'session')
  } catch {
    // a suggestion isn't worth a word about its absence
  }
}

async function ask(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.text()
}

/** `ip=…` on a line of its own, or JSON with `ip`, or nothing but the address. */
export function addressIn(answer: string): string | null {
  const found = /(?:^|\n)ip=([0-9a-f.:]+)/i.exec(answer) ?? /"ip"\s*:\s*"([0-9a-f.:]+)"/i.exec(answer)
  return found?.[1] ?? /^\s*([0-9a-f.:]{7,45})\s*$/i.exec(answer)?.[1] ?? null
}

/** JSON with the code under one of the names in use, or nothing but the code. */
export function countryIn(answer: string): string | null {
  const found =
    /"(?:country_code|countryCode|country_code2|country)"\s*:\s*"([a-z]{2})"/i.exec(answer) ??
    /^\s*([a-z]{2})\s*$/i.exec(answer)
  return found?.[1]?.toUpperCase() ?? null
}
