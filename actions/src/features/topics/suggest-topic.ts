import { asOneLine } from '#contract/content/question-limits.js'
import { TOPIC_MESSAGES, topicNameFault } from '#contract/content/topic-suggestion.js'
import { fullName } from '#contract/format/full-name.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { otherStaff } from '#domain/staff-money/people.store.js'
import { type Caller, requireVerifiedEmail } from '#platform/caller.js'
import { MINUTE_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { topicFault } from './topic-fault.js'
import { findTopicNamed, holdsTopic, insertSuggestion, isCategory, isWaiting, type NamedTopic } from './topics.store.js'

/** Each suggestion notifies all of staff. */
const SUGGESTIONS = { name: 'topic:person', atOnce: 5, intervalMs: 60 * MINUTE_MS }

/**
 * An expert suggests a topic that the list lacks. It waits for staff, and is nobody else's to see until then; nothing can be
 * filed under it before it is approved or merged, because it isn't a topic yet (RESP-07, GI-01).
 * @throws AppError EXPERTS_ONLY, EMAIL_NOT_VERIFIED, VALIDATION_FAILED for a name that a topic has, however it is written, or
 *   that they have suggested already; TOO_MANY_ATTEMPTS
 */
export async function suggestTopic(
  input: { topicName: string; objectiveId: string },
  caller: Caller,
  services: Services,
) {
  if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
  requireVerifiedEmail(caller)
  const { userId } = caller
  const topicName = asOneLine(input.topicName)
  const fault = topicNameFault(topicName)
  if (fault) throw topicFault('topicName', fault)
  return services.database.transaction().execute(async (transaction) => {
    // two suggestions of one person wait for each other
    await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute()
    if (!(await isCategory(transaction, input.objectiveId))) throw topicFault('objectiveId', TOPIC_MESSAGES.noCategory)
    const existing = await findTopicNamed(transaction, topicName)
    if (existing?.isOffered) throw topicFault('topicName', await howToChoose(transaction, userId, existing))
    if (await isWaiting(transaction, { userId, topicName })) throw topicFault('topicName', TOPIC_MESSAGES.waits)
    const { isTaken, secondsToNext } = await takeSlot(transaction, services.clock, SUGGESTIONS, userId)
    if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
    const id = await insertSuggestion(transaction, { userId, topicName, objectiveId: input.objectiveId })
    await insertNotices(transaction, {
      userIds: await otherStaff(transaction, userId),
      words: NOTICES.topicSuggested.write({ topic: topicName, name: fullName(caller) }),
      effectKey: `topic:${id}`,
    })
    return { id, status: 'pending' }
  })
}

/** What an expert does who suggests a topic that is there. */
async function howToChoose(transaction: DatabaseTransaction, userId: string, { id, topicName }: NamedTopic) {
  return (await holdsTopic(transaction, { userId, topicId: id }))
    ? `“${topicName}” is in your profile already. Choose it from the list.`
    : `“${topicName}” is a topic already. Add it to your profile to choose it.`
}
