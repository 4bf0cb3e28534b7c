import { PRIVACY_INDEX, TERMS_OF_USE_INDEX } from './account-texts.generated.js'
import { hiringTermsAt } from './hiring-terms.js'
import type { HiringTermsVersion } from './hiring-terms-version.js'

/** The versions that somebody was shown who opens an account. */
export interface ShownTexts {
  termsVersion: number
  privacyVersion: number
}

/** The versions in force at a time. */
export function textsInForce(now: Date): ShownTexts {
  return {
    termsVersion: hiringTermsAt(now, TERMS_OF_USE_INDEX).version,
    privacyVersion: hiringTermsAt(now, PRIVACY_INDEX).version,
  }
}

export interface DueTerms {
  appliesFrom: string
  /** What has changed since the version they accepted; nothing if they never accepted one. */
  changes: string[]
}

/**
 * What somebody has yet to accept.
 * @param accepted the newest version they accepted; null if none is stored
 * @returns null if it is the one in force, or a newer one
 */
export function dueTerms(
  accepted: number | null,
  now: Date,
  versions: readonly HiringTermsVersion[] = TERMS_OF_USE_INDEX,
): DueTerms | null {
  const { version, appliesFrom } = hiringTermsAt(now, versions)
  if (accepted !== null && accepted >= version) return null
  const since = accepted === null ? [] : versions.filter((one) => one.version > accepted && one.version <= version)
  return { appliesFrom, changes: since.flatMap(({ changes }) => changes) }
}
