import type { Queryable } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { claimSignUpMail } from '#providers/identity/mail-budget.js'
import { mailRecipient } from '#providers/mail/mail-recipient.js'
import { queueMail } from '#providers/mail/queue-mail.js'
import { markMailed, type PendingSignUp } from './pending-sign-up.store.js'
import { accountExistsMail, confirmSignUpMail } from './sign-up-mails.js'
import { codeOf, linkTokenOf } from './sign-up-secrets.js'

/**
 * Writes to the address of a sign-up: link and code, or that there is an account already. The same link is sent again
 * while it works, so that two mails never contradict each other.
 * @returns when the next mail can be asked for, and whether this one was written; alike for every address
 */
export async function sendSignUpMail(signUp: PendingSignUp, services: Services) {
  const { database, clock, config } = services
  const { isTaken, secondsToNext } = await claimSignUpMail(services, signUp.email)
  if (isTaken) {
    await database.transaction().execute(async (transaction) => {
      const owner = await mailRecipient(transaction, signUp.email)
      const { round } = await markMailed(transaction, clock, signUp, !owner)
      const secrets = { token: linkTokenOf(config, signUp.id), code: codeOf(config, signUp.id, round) }
      const mail = owner
        ? accountExistsMail(signUp, owner.firstName, config)
        : confirmSignUpMail(signUp, secrets, config)
      await queueMail(transaction, mail)
    })
  }
  return { isSent: isTaken, secondsToNext }
}

export async function hasAccount(queryable: Queryable, email: string): Promise<boolean> {
  const known = await queryable.selectFrom('auth.users').where('email', '=', email).select('id').executeTakeFirst()
  return known !== undefined
}
