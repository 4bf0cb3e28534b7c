import type { Caller } from '#platform/caller.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'

/**
 * Withdraws an invitation that has not been accepted, as its sender or the company's owner. The row is kept with who
 * did it and when, so that the link can say so. Withdrawing an expired one is allowed and makes no difference.
 * @throws AppError INVITE_NOT_FOUND (also for another company's), NOT_ALLOWED, INVITE_USED, INVITE_WITHDRAWN
 */
export async function withdrawInvite(caller: Caller, inviteId: string, services: Services) {
  const { database, clock, log } = services
  await database.transaction().execute(async (transaction) => {
    const invite = await transaction
      .selectFrom('private.company_invites')
      .where('id', '=', inviteId)
      .where('company_id', '=', caller.companyId)
      .select(['id', 'invited_by', 'accepted_at', 'withdrawn_at'])
      .forUpdate()
      .executeTakeFirst()
    if (!invite) throw new AppError('INVITE_NOT_FOUND')
    const mayWithdraw = invite.invited_by === caller.userId || (await ownsCompany(transaction, caller))
    if (!mayWithdraw) throw new AppError('NOT_ALLOWED')
    if (invite.accepted_at) throw new AppError('INVITE_USED')
    if (invite.withdrawn_at) throw new AppError('INVITE_WITHDRAWN')
    await transaction
      .updateTable('private.company_invites')
      .set({ withdrawn_at: clock.now(), withdrawn_by: caller.userId })
      .where('id', '=', invite.id)
      .execute()
  })
  log.info({ inviteId, personId: caller.userId, companyId: caller.companyId }, 'invitation withdrawn')
  return { id: inviteId, status: 'withdrawn' }
}

/** Whether this person currently owns their company. */
export async function ownsCompany(queryable: Queryable, caller: Caller): Promise<boolean> {
  const row = await queryable
    .selectFrom('company_members')
    .where('company_id', '=', caller.companyId)
    .where('user_id', '=', caller.userId)
    .where('member_role', '=', 'owner')
    .select('user_id')
    .executeTakeFirst()
  return row !== undefined
}
