import { fullName } from '#contract/format/full-name.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { recordHistory } from '#domain/workflow/history.store.js'
import { lockOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import { AppError, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import type { TeamResult } from './invite-team-members.js'
import { changeTeamBlocker } from './team.rules.js'
import { readTeamIds } from './team.store.js'

/**
 * Ends a team member's access at once (OBASE-06, GO-05, GO-66).
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION, USER_NOT_FOUND if not invited
 */
export function removeTeamMember(
  opportunityId: unknown,
  userId: unknown,
  caller: Caller,
  services: Services,
): Promise<TeamResult> {
  return services.database.transaction().execute(async (transaction) => {
    const opportunity = await lockOpportunity(transaction, opportunityId, caller)
    throwIfBlocked(changeTeamBlocker(opportunity))
    const removed = isUuid(userId)
      ? await transaction
          .deleteFrom('opportunity_team_members')
          .using('users')
          .whereRef('users.id', '=', 'opportunity_team_members.user_id')
          .where('opportunity_id', '=', opportunity.id)
          .where('user_id', '=', userId)
          .returning(['user_id', 'first_name', 'last_name'])
          .executeTakeFirst()
      : undefined
    if (!removed) throw new AppError('USER_NOT_FOUND', { message: 'This person is not a team member here.' })
    const entryId = await recordHistory(transaction, {
      opportunityId: opportunity.id,
      userId: null,
      actorId: caller.userId,
      actorRole: 'poster',
      event: 'member_removed',
      words: fullName(removed),
    })
    await notifyPerson(transaction, services, {
      userId: removed.user_id,
      words: NOTICES.teamRemoved.write({ post: opportunity }),
      effectKey: `history:${entryId}`,
    })
    return { opportunityId: opportunity.id, userIds: await readTeamIds(transaction, opportunity.id) }
  })
}
