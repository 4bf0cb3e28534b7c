import { formatCount } from './format/counts.js'
import { formatCents } from './format/money.js'
import { DELETE_COMMENT_CHARACTERS_MAX, DOLLARS_TO_CENTS, STAFF_REASON_CHARACTERS } from './limits.js'

const inDollars = (dollars: number) => formatCents(dollars * DOLLARS_TO_CENTS)

/** Shown in place of a reason that was not given, worded as required. */
export const REASON_MISSING = 'Reason not provided'

/** Field messages, worded exactly as required (FRAC rows, GD-67, GD-69). */
export const FIELD_MESSAGES = {
  required: 'required field',
  number: 'Please enter a number',
  positive: 'Please enter a positive value',
  amount: 'Please enter an amount',
  durationType: 'Duration type is required',
  skillsMin: 'Select Skill',
  expertUnavailable: 'This expert isn’t available for fractional roles',
  budgetOrder: 'Max amount cannot be smaller than min amount',
  daysMin: 'No of days can be 1 or greater',
  nda: 'Nda is required',
  terms: 'Accept terms of hiring to proceed',
  reasonMin: `Reason must be at least ${STAFF_REASON_CHARACTERS.min} characters long`,
  reasonMax: `Reason must be up to ${STAFF_REASON_CHARACTERS.max} characters`,
  commentMax: `Comment must be up to ${DELETE_COMMENT_CHARACTERS_MAX} characters`,
  typeStays: 'A post’s type can’t change. Create a new post instead',
  addressedUnsupported: 'A post of this type can’t be addressed to one expert',
  unknownExpert: 'This expert can’t be asked at the moment',
  askedOneself: 'You can’t ask yourself',
  expertStays: 'The expert you asked can’t change. Create a new post instead',
  expertsMin: 'Choose at least one expert',
  oneFile: 'Send one file at a time',
  tooManyPixels: 'This picture has too many pixels. Make it smaller and upload it again.',
  unreadablePicture: 'This picture can’t be read. Save it as a new file and upload that.',
  uploadType: 'This kind of file can’t be uploaded here',
  unknownChoice: 'This choice is no longer available',
  unknownDocument: 'You can only attach your own files',
  removedDocument: 'This file has been removed from the post since. Remove it here, or upload it again',
  unknownVersion: 'Send the time of the version that you read',
  contradiction: 'Two different values were sent for this field',
  expertsOnly: 'Only experts can post this',
  percentage: 'Enter a whole number from 1 to 100',
  paymentsFixed: 'A payment has been made, so the schedule can’t change',
} as const

/** "Minimum amount must be at least $1,500" (FRAC-60 to FRAC-62), or "Please enter an amount" without a minimum. */
export function budgetMinimumMessage(minimum: number | null): string {
  return minimum === null ? FIELD_MESSAGES.amount : `Minimum amount must be at least ${inDollars(minimum)}`
}

/** FRAC-32, and its counterpart for FRAC-34 (GD-67). */
export const roleMinimumMessage = (dollars: number) => `Min amount cannot be lesser than ${inDollars(dollars)}`
export const roleMaximumMessage = (dollars: number) => `Max amount cannot be greater than ${inDollars(dollars)}`

export const durationMessage = (min: number, max: number) => `Duration must be between ${min} and ${max}`
export const briefMinimumMessage = (min: number) => `Brief must be at least ${min} characters long`
export const briefMaximumMessage = (max: number) => `Brief must be up to ${max} characters`
export const textMaximumMessage = (max: number) => `Must be up to ${max} characters`
export const budgetMaximumMessage = (dollars: number) => `Maximal budget is $${dollars}`

/** "You can select max 3 skills". */
export function choicesMaximumMessage(max: number, of?: 'skills' | 'availability' | 'experts'): string {
  return of ? `You can select max ${max} ${of}` : `You can select max ${max}`
}

export const entriesMaximumMessage = (max: number) => `You can add up to ${max}`

export const paymentsTotalMessage = (total: number) => `Payments must add up to 100%. These add up to ${total}%`

export const documentsMaximumMessage = (max: number) => `You can attach max ${max} files`

export function daysMaximumMessage(limit: number): string {
  return `No of days cannot exceed ${limit}`
}

/**
 * Messages of the posting screens other than field errors (FRAC-11, FRAC-15, FRAC-16, FRAC-20, FRAC-23, FRAC-46,
 * GD-61).
 */
export const POSTING_MESSAGES = {
  editedTitle: 'Your changes are live',
  editedText: 'Everybody can see the new version now. Our staff may review it.',
  answeredText: (request: string) => `Our staff will review it again. They had asked: “${request}”`,
  assignedFailed: 'Error while submitting your fractional hiring requirements',
  attachmentHint: 'Allowed are PDF, GIF, JPG with max 5MB file size',
  deleteDocumentQuestion: 'Are you sure you want to delete this document?',
  deleteDocumentFailed: (error: string) => `Error in deleting the asset ${error}`,
  freePlanLimit: (max: number) =>
    `You can only post ${formatCount(max, 'requirement')} as a FREE user. To post more requirements you'll need to upgrade your membership to one of the PAID plans.`,
  upgrade: (experts: string) => `Upgrade to a paid plan to access ${experts} vetted growth experts globally.`,
} as const
