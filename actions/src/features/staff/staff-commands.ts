import { AppError } from '../../platform/errors.js'
import { logSecurity } from '../../platform/logging/security-log.js'
import { completeDemoSecondFactors, currentCode } from '../../providers/identity/second-factor-secrets.js'
import type { SignInParts } from '../../providers/identity/sign-in-parts.js'

export const STAFF_USAGE = `npm run staff -- add <email>    make somebody who has signed up a member of staff
npm run staff -- list           who is staff, and whether they have a second factor
npm run staff -- code <email>   the current code of a demo person (demo mode only)`

/**
 * What `npm run staff` does. The first member of staff is made here, because only staff can do it in the product.
 * @returns the lines to print
 * @throws AppError with words for the person at the keyboard
 */
export async function runStaffCommand(parts: SignInParts, [command, email = '']: readonly string[]): Promise<string[]> {
  if (command === 'list') return listStaff(parts)
  if (command === 'add' && email) return addStaff(parts, email.toLowerCase())
  if (command === 'code' && email) return showCode(parts, email.toLowerCase())
  return [STAFF_USAGE]
}

async function addStaff({ database, log }: SignInParts, email: string): Promise<string[]> {
  const userId = await findPerson({ database }, email)
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('user_accounts')
      .set({ is_admin: true })
      .where('user_id', '=', userId)
      .where('is_admin', '=', false)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return [`${email} is staff already.`]
    const details = JSON.stringify({ by: 'command line' })
    await transaction
      .insertInto('staff_audit_log')
      .values({ actor_id: userId, action: 'make staff', subject_type: 'user', subject_id: userId, details })
      .execute()
    logSecurity(log, 'staff-added', { personId: userId, address: null, way: 'command line' })
    return [`${email} is staff now. At the next sign-in they are led to set up their second factor.`]
  })
}

async function listStaff({ database }: SignInParts): Promise<string[]> {
  const rows = await database
    .selectFrom('user_accounts')
    .innerJoin('auth.users as login', 'login.id', 'user_accounts.user_id')
    .where('user_accounts.is_admin', '=', true)
    .select(['login.email', 'login.name', 'login.two_factor_enabled'])
    .orderBy('login.email')
    .execute()
  if (rows.length === 0) return ['Nobody is staff yet. Make the first with: npm run staff -- add <email>']
  return rows.map((row) => `${row.email}  ${row.name}  second factor ${row.two_factor_enabled ? 'on' : 'missing'}`)
}

async function showCode(parts: SignInParts, email: string): Promise<string[]> {
  if (!parts.config.isDemo) throw new AppError('NOT_ALLOWED', { message: 'Codes are shown in demo mode only.' })
  await completeDemoSecondFactors(parts)
  const code = await currentCode(parts, await findPerson(parts, email))
  if (code === null) throw new AppError('NOT_FOUND', { message: `${email} has no second factor yet.` })
  return [code]
}

async function findPerson({ database }: Pick<SignInParts, 'database'>, email: string): Promise<string> {
  const row = await database.selectFrom('user_accounts').where('email', '=', email).select('user_id').executeTakeFirst()
  if (!row) throw new AppError('USER_NOT_FOUND', { message: `Nobody has signed up as ${email}.` })
  return row.user_id
}
