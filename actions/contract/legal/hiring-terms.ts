import type { HiringTermsVersion } from './hiring-terms-version.js'
import { HIRING_TERMS_VERSIONS } from './hiring-terms-versions.generated.js'

/** The version that applies at a time: the newest whose day has come. */
export function hiringTermsAt(
  now: Date,
  versions: readonly HiringTermsVersion[] = HIRING_TERMS_VERSIONS,
): HiringTermsVersion {
  const current = versions.findLast(({ appliesFrom }) => new Date(appliesFrom) <= now) ?? versions[0]
  if (!current) throw new Error('docs/legal/hiring-terms is empty')
  return current
}

/** What somebody has to read who is about to agree to a version that isn't in force. */
export interface NewHiringTerms {
  /** The version to send when trying again. */
  version: number
  appliesFrom: string
  /** What has changed since the version they saw. */
  changes: string[]
}

/** @returns null if the version they saw is the one that applies now */
export function newHiringTerms(
  seen: number,
  now: Date,
  versions: readonly HiringTermsVersion[] = HIRING_TERMS_VERSIONS,
): NewHiringTerms | null {
  const { version, appliesFrom } = hiringTermsAt(now, versions)
  if (version === seen) return null
  const since = versions.filter((terms) => terms.version > seen && terms.version <= version)
  return { version, appliesFrom, changes: since.flatMap(({ changes }) => changes) }
}

/** @returns null if there is no such version */
export function hiringTermsOf(version: number): HiringTermsVersion | null {
  return HIRING_TERMS_VERSIONS.find((terms) => terms.version === version) ?? null
}
