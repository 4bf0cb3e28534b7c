import { endSentence } from '../format/end-sentence.js'
import { APPLICATION_LIMITS } from '../limits.js'
import { type KnownPoster, wordsForPoster } from '../opportunities/poster-words.js'

/** Messages between interest and hire, worded exactly as required. Shared by client and server. */
export const APPLICATION_MESSAGES = {
  offerNull: 'Budget Amount cant be null',
  offerNotNumber: 'Amount must be a number',
  offerZero: "Budget can't be zero",
  offerTooSmall: 'Amount must be greater than 1',
  counterUntouched: 'Please enter counter offer amount',
  counterEmpty: 'Counter offer amount is required',
  counterNotNumber: 'Please enter a number',
  counterNotPositive: 'Please enter a positive value',
  counterTooSmall: 'Counter offer amount can be 1 or greater',
  briefRequired: 'Brief is required',
  briefMin: 'Brief must be at least 50 characters long',
  briefMax: 'Brief must be up to 1000 characters',
  reasonRequired: 'Reason is required',
  reasonMin: 'Reason must be at least 20 characters long',
  reasonMax: 'Reason must be up to 100 characters',
  longReasonMax: 'Reason must be up to 1000 characters',
  proposalMissing: 'Please attach a proposal document to continue with your proposal.',
  hireUnavailable: 'You can only hire when a proposal and an offer amount is available.',
  expertUnavailable:
    'This expert isn’t available right now and couldn’t answer you. You can reject the application or choose somebody else.',
  uploadHint: 'Allowed are PDF, GIF, JPG, PNG and under 2MB',
  fileTooLarge: 'File must be under 2MB',
  fileTypeRefused: 'Only PDF, GIF, JPG and PNG files are allowed',
  genuine: 'I confirm that the information in my proposal and offer is genuine.',
  deleteDocumentQuestion: 'Are you sure you want to delete this document?',
  showInterestQuestion: 'Are you sure you want to show interest in this opportunity?',
  calendarTitle: 'Connect your Calendar',
  profileIncomplete: `Please complete at least ${APPLICATION_LIMITS.profilePercentMin}% of your profile to show interest.`,
  ndaRequired: 'The company requires a signed NDA. Please upload the signed NDA to continue.',
  ndaReplaced: 'The NDA has changed. Read and sign the new one, then upload that copy.',
  hiringTermsChanged:
    'The terms of hiring have changed since you opened this page. Read what is new before you decide.',
  ndaThanks: 'Thank you for submitting a signed copy of the NDA and showing interest.',
  acceptQuestion: 'You have been selected for this opportunity. Do you want to accept the hire?',
  paymentMismatch: 'The payment amount does not match the agreed value.',
  paymentTooLarge: 'A payment can’t be larger than $999,999.99. Write to support to pay for this hire in another way.',
  counterThanks: (name: string) => endSentence(`Thank you, we have sent your counter offer to ${name}`),
  counterUpdateThanks: (name: string) => endSentence(`Thank you, we have sent your updated counter offer to ${name}`),
  notMatched: (helpAddress: string) =>
    `You are not matched to this opportunity. Please contact ${helpAddress} if you think this is a mistake.`,
} as const

/** GO-31's words, which also stand for everybody who is hidden (X-32); with the name of somebody who posts on their own. */
export function ndaRequiredBy(poster: KnownPoster | null | undefined): string {
  if (!poster?.user || poster.company) return APPLICATION_MESSAGES.ndaRequired
  return `${wordsForPoster(poster).atStart} requires a signed NDA. Please upload the signed NDA to continue.`
}
