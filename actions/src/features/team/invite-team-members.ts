import { fullName } from '#contract/format/full-name.js'
import { TEAM_INVITES_MAX } from '#contract/opportunities/team.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { recordHistory } from '#domain/workflow/history.store.js'
import { lockOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { invalidField, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import { changeTeamBlocker } from './team.rules.js'
import { readTeamIds } from './team.store.js'

export interface TeamResult {
  opportunityId: string
  /** Everybody invited now. */
  userIds: string[]
}

/**
 * Invites colleagues to follow a post, in addition to those invited already (OBASE-05, GO-66). Each is notified once.
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, VALIDATION_FAILED (`invitedUserIds`)
 */
export function inviteTeamMembers(
  opportunityId: unknown,
  userIds: readonly string[],
  caller: Caller,
  services: Services,
): Promise<TeamResult> {
  return services.database.transaction().execute(async (transaction) => {
    const opportunity = await lockOpportunity(transaction, opportunityId, caller)
    throwIfBlocked(changeTeamBlocker(opportunity))
    const wanted = [...new Set(userIds.map((id) => id.toLowerCase()))]
    if (wanted.length === 0) throw invalidField('invitedUserIds', 'Choose who to invite.')
    if (wanted.length > TEAM_INVITES_MAX) throw invalidField('invitedUserIds', 'Invite fewer people at once.')
    const people = await readInvitable(transaction, opportunity.id, wanted)
    if (people.length < wanted.length) throw invalidField('invitedUserIds', OWN_COMPANY_ONLY)
    const invited = await insertMembers(transaction, opportunity.id, wanted, caller.userId)
    const inviter = await readName(transaction, caller.userId)
    for (const person of people.filter(({ id }) => invited.includes(id))) {
      const entryId = await recordHistory(transaction, {
        opportunityId: opportunity.id,
        userId: null,
        actorId: caller.userId,
        actorRole: 'poster',
        event: 'member_invited',
        words: fullName(person),
      })
      await notifyPerson(transaction, services, {
        userId: person.id,
        words: NOTICES.teamInvited.write({ post: opportunity, inviter }),
        effectKey: `history:${entryId}`,
      })
    }
    return { opportunityId: opportunity.id, userIds: await readTeamIds(transaction, opportunity.id) }
  })
}

const OWN_COMPANY_ONLY = 'You can only invite people of your own company who haven’t applied here.'

/** Of the wanted, those of the post's company who are neither its poster nor applicants. */
function readInvitable(transaction: DatabaseTransaction, opportunityId: string, wanted: readonly string[]) {
  const ids = wanted.filter(isUuid)
  if (ids.length === 0) return Promise.resolve([])
  return transaction
    .selectFrom('opportunities as post')
    .innerJoin('company_members as member', 'member.company_id', 'post.company_id')
    .innerJoin('users', 'users.id', 'member.user_id')
    .leftJoin('opportunity_trackings as application', (join) =>
      join
        .onRef('application.opportunity_id', '=', 'post.id')
        .onRef('application.user_id', '=', 'users.id')
        .on('application.interest_shown_at', 'is not', null),
    )
    .where('post.id', '=', opportunityId)
    .where('users.id', 'in', ids)
    .where('users.is_suspended', '=', false)
    .where('application.user_id', 'is', null)
    .whereRef('users.id', '<>', 'post.posted_by')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .execute()
}

/** @returns those who were not invited before */
async function insertMembers(
  transaction: DatabaseTransaction,
  opportunityId: string,
  userIds: readonly string[],
  invitedBy: string,
): Promise<string[]> {
  const rows = await transaction
    .insertInto('opportunity_team_members')
    .columns(['opportunity_id', 'user_id', 'company_id', 'invited_by'])
    .expression((eb) =>
      eb
        .selectFrom('opportunities as post')
        .innerJoin('users', (join) => join.on('users.id', 'in', [...userIds]))
        .where('post.id', '=', opportunityId)
        .select(['post.id', 'users.id as user_id', 'post.company_id'])
        .select(eb.val(invitedBy).$castTo<string>().as('invited_by')),
    )
    .onConflict((conflict) => conflict.columns(['opportunity_id', 'user_id']).doNothing())
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

async function readName(transaction: DatabaseTransaction, userId: string): Promise<string> {
  return fullName(
    await transaction
      .selectFrom('users')
      .where('id', '=', userId)
      .select(['first_name', 'last_name'])
      .executeTakeFirstOrThrow(),
  )
}
