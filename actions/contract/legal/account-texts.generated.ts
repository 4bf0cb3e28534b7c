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
  },
  {
    "version": 2,
    "appliesFrom": "2026-12-01",
    "changes": [
      "It says what is sent where the operator counts what is used or looks up your country, which both wait until you allow them.",
      "You can download a copy of your data yourself.",
      "Experts can save what they wrote or said here to their own Google Drive, and it says what is sent to Google then.",
      "It says how long we keep a question that you ask before you have an account.",
      "It says that we keep which version of our terms and of this text you accepted, and when."
    ]
  }
]
