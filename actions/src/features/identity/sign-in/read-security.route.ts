import { defineRoute } from '#platform/define-route.js'
import { countBackupCodes } from '#providers/identity/second-factor-secrets.js'

/** How the caller's account is protected. */
export const readSecurity = defineRoute({
  method: 'get',
  path: '/api/account/security',
  auth: 'session',
  async handle({ caller }, services) {
    const password = await services.database
      .selectFrom('auth.accounts')
      .where('user_id', '=', caller.userId)
      .where('password', 'is not', null)
      .select('id')
      .executeTakeFirst()
    const backupCodesLeft = await countBackupCodes(services, caller.userId)
    return {
      hasPassword: password !== undefined,
      isSecondFactorOn: backupCodesLeft !== null,
      isSecondFactorRequired: caller.isAdmin,
      backupCodesLeft,
    }
  },
})
