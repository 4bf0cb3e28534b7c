import { type ShownTexts, textsInForce } from '#contract/legal/account-texts.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'

const MESSAGE = 'The terms of use or the privacy text have changed. Reload the page to read them, then go on.'

/**
 * One accepts what one was shown, which has to be what applies.
 * @throws AppError TERMS_CHANGED
 */
export function requireTextsInForce(shown: ShownTexts, now: Date): void {
  const { termsVersion, privacyVersion } = textsInForce(now)
  if (shown.termsVersion === termsVersion && shown.privacyVersion === privacyVersion) return
  throw new AppError('TERMS_CHANGED', { message: MESSAGE })
}

interface Acceptance {
  userId: string
  shown: ShownTexts | null
  at: Date
  occasion: 'sign-up' | 'invitation' | 'new-version'
}

/** Keeps which versions somebody accepted and when; the first time counts. */
export async function storeAcceptance(transaction: DatabaseTransaction, acceptance: Acceptance): Promise<void> {
  const { userId, shown, at, occasion } = acceptance
  if (shown === null) return
  const versions = { 'terms-of-use': shown.termsVersion, privacy: shown.privacyVersion }
  await transaction
    .insertInto('private.legal_acceptances')
    .values(
      Object.entries(versions).map(([document, version]) => ({
        ...{ user_id: userId, document, version, accepted_at: at, occasion },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
