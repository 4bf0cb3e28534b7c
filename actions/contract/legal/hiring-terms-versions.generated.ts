// Written by `npm run legal` from docs/legal/hiring-terms; change the texts there.
import type { HiringTermsVersion } from './hiring-terms-version.js'

export const HIRING_TERMS_VERSIONS: readonly HiringTermsVersion[] = [
  {
    "version": 1,
    "appliesFrom": "2026-11-01",
    "changes": []
  }
]
