import { AppError } from '#platform/errors.js'
import { logSecurity } from '#platform/logging/security-log.js'
import { completeDemoSecondFactors, currentCode } from '#providers/identity/second-factor-secrets.js'
import type { SignInParts } from '#providers/identity/sign-in-parts.js'
import { setSuspension } from './set-suspension.js'
import { BY_COMMAND_LINE, securityDetails, writeAuditEntry } from './staff-audit.js'
import { suspensionReason } from './suspension-reason.js'

export const STAFF_USAGE = `npm run staff -- add <email>                  make somebody who has signed up a member of staff
npm run staff -- remove <email>               they are a member like any other again, and signed out everywhere
npm run staff -- suspend <email> <reason>     end all of their sessions and let them in no more
npm run staff -- reinstate <email> <reason>   let them in again
npm run staff -- list                         who is staff, and whether they have a second factor
npm run staff -- code <email>                 the current code of a demo person (demo mode only)`

/**
 * The commands of `npm run staff`. The first staff member is appointed here, because only staff can do it in the
 * product.
 * @returns the lines to print
 * @throws AppError with a message for the operator
 */
export async function runStaffCommand(parts: SignInParts, words: readonly string[]): Promise<string[]> {
  const [command, given = '', ...rest] = words
  const email = given.toLowerCase()
  if (command === 'list') return listStaff(parts)
  if (!email) return [STAFF_USAGE]
  if (command === 'add') return addStaff(parts, email)
  if (command === 'remove') return removeStaff(parts, email)
  if (command === 'suspend') return suspend(parts, email, rest.join(' '), true)
  if (command === 'reinstate') return suspend(parts, email, rest.join(' '), false)
  if (command === 'code') return showCode(parts, email)
  return [STAFF_USAGE]
}

/** Grants or revokes the staff flag; a database trigger ends the sessions of former staff. */
async function setStaff({ database, log }: SignInParts, email: string, isStaff: boolean): Promise<boolean> {
  const userId = await findPerson({ database }, email)
  const isChanged = await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('user_accounts')
      .set({ is_admin: isStaff })
      .where('user_id', '=', userId)
      .where('is_admin', '=', !isStaff)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const action = isStaff ? 'make staff' : 'remove staff'
    await writeAuditEntry(transaction, BY_COMMAND_LINE, { action, userId })
    return true
  })
  if (isChanged) logSecurity(log, isStaff ? 'staff-added' : 'staff-removed', securityDetails(BY_COMMAND_LINE, userId))
  return isChanged
}

async function addStaff(parts: SignInParts, email: string): Promise<string[]> {
  if (!(await setStaff(parts, email, true))) return [`${email} is staff already.`]
  return [`${email} is staff now. At the next sign-in they are led to set up their second factor.`]
}

async function removeStaff(parts: SignInParts, email: string): Promise<string[]> {
  if (!(await setStaff(parts, email, false))) return [`${email} is not staff.`]
  return [`${email} is no longer staff, and is signed out everywhere.`]
}

/** For operators: when no staff can sign in, or when it is staff who must be stopped. */
async function suspend(parts: SignInParts, email: string, words: string, isSuspended: boolean): Promise<string[]> {
  const reason = await suspensionReason
    .validate({ reason: words })
    .then((valid) => valid.reason)
    .catch((error: Error) => {
      throw new AppError('VALIDATION_FAILED', {
        message: `${error.message}: npm run staff -- ${isSuspended ? 'suspend' : 'reinstate'} <email> <reason>`,
      })
    })
  const userId = await findPerson(parts, email)
  try {
    await setSuspension(BY_COMMAND_LINE, { userId, isSuspended, reason }, parts)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'ALREADY_DONE')) throw error
    return [`${email} is ${isSuspended ? 'suspended already' : 'not suspended'}.`]
  }
  return [isSuspended ? `${email} is suspended, and is signed out everywhere.` : `${email} can sign in again.`]
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
