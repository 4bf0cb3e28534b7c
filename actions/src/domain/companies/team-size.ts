import { formatCount } from '#contract/format/counts.js'
import { readPlan } from '#domain/plans/read-plan.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'

interface Team {
  companyId: string
  now: Date
}

/**
 * Room for one more invitation: the plan's size counts members and open invitations, except one to the same address,
 * which the new one replaces (PLAN-30 to PLAN-35, GK-028). Hold the company's row to make the answer last.
 * @throws AppError TEAM_LIMIT_REACHED
 */
export async function requireRoomToInvite(queryable: Queryable, team: Team & { email: string }): Promise<void> {
  const size = await readTeamSize(queryable, team)
  const taken = (await countMembers(queryable, team)) + (await countOpenInvites(queryable, team))
  if (taken < size) return
  const places = formatCount(size, 'user')
  throw new AppError('TEAM_LIMIT_REACHED', {
    message: `Your plan includes ${places}, open invitations counted. Upgrade your plan to invite more people.`,
  })
}

/**
 * Room for one more member. Their own invitation isn't counted twice, and others' don't keep anybody out: after a
 * downgrade, those who come first take what is left.
 * @throws AppError TEAM_LIMIT_REACHED
 */
export async function requireRoomToJoin(queryable: Queryable, team: Team): Promise<void> {
  if ((await countMembers(queryable, team)) < (await readTeamSize(queryable, team))) return
  throw new AppError('TEAM_LIMIT_REACHED', {
    message: 'This company’s plan has no room for another user. Ask whoever invited you to upgrade it.',
  })
}

async function readTeamSize(queryable: Queryable, { companyId, now }: Team): Promise<number> {
  return (await readPlan(queryable, { companyId, userId: '' }, now)).team_size
}

async function countMembers(queryable: Queryable, { companyId }: Team): Promise<number> {
  const { count } = await queryable
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .where('company_members.company_id', '=', companyId)
    .where('users.is_suspended', '=', false)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countOpenInvites(queryable: Queryable, { companyId, now, email }: Team & { email: string }) {
  const { count } = await queryable
    .selectFrom('private.company_invites')
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .where('email', '<>', email)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
