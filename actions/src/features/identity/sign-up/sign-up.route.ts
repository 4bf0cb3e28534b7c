import { type SignUp, signUpSchema } from '../../../../contract/identity/sign-up.schema.js'
import { isUniqueViolation } from '../../../platform/database-faults.js'
import { defineRoute } from '../../../platform/define-route.js'
import type { Services } from '../../../platform/services.js'
import { withAnswerFloor } from '../../../platform/trust/answer-floor.js'
import { countAttempt } from '../../../platform/trust/throttle.js'
import { newConfirmToken } from '../../../providers/identity/one-time-link.js'
import { requireStrongPassword } from '../../../providers/identity/require-strong-password.js'
import { accountExistsMail, confirmEmailMail } from '../../../providers/identity/sign-in-mails.js'
import { THROTTLES } from '../../../providers/identity/throttle-rules.js'
import { queueMail } from '../../../providers/mail/queue-mail.js'
import { registerPerson } from '../register-person.js'

/**
 * Sign-up. The answer is the same whether the address is new or known, and takes about the same time; what is
 * different goes by mail to the owner of the address.
 */
export const signUp = defineRoute({
  method: 'post',
  path: '/api/signup',
  auth: 'public',
  isCookieBound: true,
  status: 202,
  body: signUpSchema,
  async handle({ body, request }, services) {
    await countAttempt(services.database, services.clock, [
      { rule: THROTTLES.signUpAccount, subject: body.email },
      { rule: THROTTLES.signUpAddress, subject: request.ip ?? '' },
    ])
    if (body.method === 'password' && body.password) {
      const about = [body.firstName, body.lastName, body.email, body.companyName]
      await requireStrongPassword(body.password, 'password', about)
    }
    await withAnswerFloor(() => register(body, services))
    return { status: 'check-mail', email: body.email }
  },
})

async function register(form: SignUp, services: Services): Promise<void> {
  // Made in either case: it is what takes longest.
  const passwordHash = form.method === 'password' && form.password ? await services.passwords.hash(form.password) : null
  const { database, config } = services
  const known = await database.selectFrom('auth.users').where('email', '=', form.email).select('id').executeTakeFirst()
  if (known) return queueMail(database, accountExistsMail(form.email, config))
  try {
    await createAndWrite(form, passwordHash, services)
  } catch (error) {
    // Somebody signed up with this address a moment earlier.
    if (!isUniqueViolation(error, 'auth_users_email_key')) throw error
    await queueMail(database, accountExistsMail(form.email, config))
  }
}

async function createAndWrite(form: SignUp, passwordHash: string | null, { database, clock, config }: Services) {
  await database.transaction().execute(async (transaction) => {
    const userId = await registerPerson(transaction, { ...form, passwordHash, isEmailVerified: false })
    const token = await newConfirmToken(transaction, clock, userId)
    await queueMail(transaction, confirmEmailMail(form.email, form.firstName, token, config))
  })
}
