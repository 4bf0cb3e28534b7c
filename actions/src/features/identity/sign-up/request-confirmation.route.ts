import { object } from 'yup'
import { defineRoute } from '../../../platform/define-route.js'
import { AppError } from '../../../platform/errors.js'
import { countAttempt } from '../../../platform/trust/throttle.js'
import { newConfirmToken } from '../../../providers/identity/one-time-link.js'
import { confirmEmailMail } from '../../../providers/identity/sign-in-mails.js'
import { mailSubjects } from '../../../providers/identity/throttle-rules.js'
import { queueMail } from '../../../providers/mail/queue-mail.js'

/** Sends the link that confirms one's own address once more. */
export const requestConfirmation = defineRoute({
  method: 'post',
  path: '/api/email-verification/request',
  auth: 'session',
  status: 202,
  body: object({}),
  async handle({ caller, request }, { database, clock, config }) {
    if (caller.isEmailVerified) throw new AppError('EMAIL_ALREADY_VERIFIED')
    await countAttempt(database, clock, mailSubjects(caller.email, request.ip ?? ''))
    await database.transaction().execute(async (transaction) => {
      const token = await newConfirmToken(transaction, clock, caller.userId)
      await queueMail(transaction, confirmEmailMail(caller.email, caller.firstName, token, config))
    })
    return { status: 'check-mail' }
  },
})
