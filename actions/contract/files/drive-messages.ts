/** The setting in `system_configurations` that shows the option if its value is exactly `true` (KUP-08, HUB-39). */
export const DRIVE_SETTING = 'SHOW_GOOGLE_DRIVE_UPLOAD'

/** Where Google sends the browser back to; the address is registered with the operator's client at Google. */
export const DRIVE_RETURN_PATH = '/account/google-drive'

/**
 * Why Google didn't do what was asked of it. `expired` means that the login no longer holds, `narrow` that it doesn't include the
 * right to create documents.
 */
export type DriveFault =
  | ('expired' | 'narrow' | 'full' | 'busy' | 'denied' | 'gone' | 'refused')
  | ('unavailable' | 'stalled' | 'cut off' | 'unreadable')

export const DRIVE_MESSAGES = {
  /** IERR-16 */
  loginFirst: 'Please login first',
  /** IERR-17 */
  failed: 'Error creating file. Check console for details.',
  notOffered: 'Saving to Google Drive isn’t set up here.',
  nothingToSave: 'There is no text to save yet. Write the answer, or wait for the transcript of its recording.',
  underWay: 'This is being saved to your Google Drive right now. Give it a moment, then try again.',
  loginExpired: 'This login took too long or was started in another session. Start it again.',
  loginFailed: 'Google didn’t complete the login. Try again in a moment.',
  loginNarrow:
    'Google logged you in, but without the right to create documents. Log in again and leave that box ticked.',
} as const

const LATER = 'Google Drive can’t be reached right now. Your text is safe here: try again in a moment.'

/** What the person can do about it; the other two are mended by another login. */
export const DRIVE_ADVICE: Readonly<Record<Exclude<DriveFault, 'expired' | 'narrow'>, string>> = {
  full: 'Your Google Drive is full. Make room there, then try again.',
  busy: 'Google is busy. Wait a minute, then try again.',
  denied: 'Google doesn’t allow documents in this Drive. Use another Google account, or ask whoever manages this one.',
  gone: LATER,
  refused: 'Google didn’t accept this from us, which isn’t your doing. Your text is safe here: try again later.',
  unavailable: LATER,
  stalled: 'Google took too long to answer. Your text is safe here: try again in a moment.',
  'cut off': LATER,
  unreadable: LATER,
}
