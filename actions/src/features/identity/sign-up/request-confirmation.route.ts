import { object } from 'yup'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { claimMail } from '#providers/identity/mail-budget.js'
import { newConfirmToken } from '#providers/identity/one-time-link.js'
import { composeMail } from '#providers/mail/compose-mail.js'
import { MAILS } from '#providers/mail/mails.js'
import { queueMail } from '#providers/mail/queue-mail.js'

/** Resends the link that confirms the caller's own address. */
export const requestConfirmation = defineRoute({
  method: 'post',
  path: '/api/email-verification/request',
  auth: 'session',
  status: 202,
  body: object({}),
  async handle({ caller, request }, services) {
    const { database, clock, config } = services
    if (caller.isEmailVerified) throw new AppError('EMAIL_ALREADY_VERIFIED')
    const { isTaken, secondsToNext } = await claimMail(services, request, 'confirm-email', caller.email)
    if (!isTaken) return { status: 'check-mail', isSent: false, secondsToNext }
    await database.transaction().execute(async (transaction) => {
      const token = await newConfirmToken(transaction, clock, caller.userId)
      const facts = { firstName: caller.firstName, token }
      await queueMail(transaction, composeMail(MAILS.confirmEmail, caller.email, facts, config))
    })
    return { status: 'check-mail', isSent: true, secondsToNext }
  },
})
