// Written by `npm run legal` from docs/legal/terms-of-use and privacy; change the texts there.
import type { HiringTermsVersion } from './hiring-terms-version.js'

export const TERMS_OF_USE_INDEX: readonly HiringTermsVersion[] = [
  {
    "version": 1,
    "appliesFrom": "2026-11-01",
    "changes": []
  }
]

export const PRIVACY_INDEX: readonly HiringTermsVersion[] = [
  {
    "version": 1,
    "appliesFrom": "2026-11-01",
    "changes": []
  }
]
