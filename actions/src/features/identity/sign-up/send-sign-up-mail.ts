import type { Queryable } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { claimSignUpMail } from '#providers/identity/mail-budget.js'
import { composeMail } from '#providers/mail/compose-mail.js'
import { mailRecipient } from '#providers/mail/mail-recipient.js'
import { MAILS } from '#providers/mail/mails.js'
import { queueMail } from '#providers/mail/queue-mail.js'
import { markMailed, type PendingSignUp } from './pending-sign-up.store.js'
import { codeOf, linkTokenOf } from './sign-up-secrets.js'

/**
 * Emails the address of a sign-up: link and code, or that there already is an account. A link that still works is sent
 * again, so that two emails never contradict each other.
 * @returns when the next email can be requested, and whether this one was sent; the same for every address
 */
export async function sendSignUpMail(signUp: PendingSignUp, services: Services) {
  const { database, clock, config } = services
  const { isTaken, secondsToNext } = await claimSignUpMail(services, signUp.email)
  if (isTaken) {
    await database.transaction().execute(async (transaction) => {
      const owner = await mailRecipient(transaction, signUp.email)
      const { round } = await markMailed(transaction, clock, signUp, !owner)
      const next = signUp.return_path
      const mail = owner
        ? composeMail(MAILS.accountExists, signUp.email, { firstName: owner.firstName, next }, config)
        : composeMail(MAILS.confirmSignUp, signUp.email, secretsOf(signUp, round), config)
      await queueMail(transaction, mail)
    })
  }
  return { isSent: isTaken, secondsToNext }

  /** This sign-up's link and code; the code differs in each round. */
  function secretsOf({ id, first_name: firstName, return_path: next }: PendingSignUp, round: number) {
    return { firstName, token: linkTokenOf(config, id), code: codeOf(config, id, round), next }
  }
}

export async function hasAccount(queryable: Queryable, email: string): Promise<boolean> {
  const known = await queryable.selectFrom('auth.users').where('email', '=', email).select('id').executeTakeFirst()
  return known !== undefined
}
