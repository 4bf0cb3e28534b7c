import { REASON_MISSING } from '#contract/content/decision-reason.js'
import { asOneLine } from '#contract/content/question-limits.js'
import { TOPIC_MESSAGES, type TopicDecision, topicNameFault } from '#contract/content/topic-suggestion.js'
import type { StaffAct } from '#contract/staff/staff-acts.js'
import { auditDecision } from '#domain/content/audit-decision.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { settleForStaff } from '#domain/notices/settle-for-staff.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { topicFault } from './topic-fault.js'
import {
  addToProfile,
  findOffered,
  findTopicNamed,
  insertTopic,
  lockSuggestion,
  lockTopicNames,
  settleSuggestion,
} from './topics.store.js'

export interface Decision {
  id: string
  decision: TopicDecision
  /** of an approval: the name it gets, if another than suggested */
  topicName: string | null
  /** of a merger: the topic of the list that stands for it */
  topicId: string | null
  /** of a rejection: what its author reads */
  reason: string | null
}

const STATUS = { approve: 'approved', merge: 'merged', reject: 'rejected' } as const
const ACT: Readonly<Record<TopicDecision, StaffAct>> = {
  approve: 'approve topic',
  merge: 'merge topic',
  reject: 'reject topic',
}

/**
 * Staff decide about a topic that an expert suggested: it is added to the list, by another name if need be, or one of the list
 * stands for it; either is in its author's profile at once, unless that is full. Or it is turned down with a reason. All of it
 * happens in one transaction; the author is told, and the staff log has it.
 * @throws AppError NOT_FOUND, ALREADY_DONE, OWN_CONTENT, VALIDATION_FAILED
 */
export async function decideTopic(decided: Decision, caller: Caller, services: Services) {
  const { id, decision } = decided
  return services.database.transaction().execute(async (transaction) => {
    const suggestion = await lockSuggestion(transaction, id)
    if (suggestion.status !== 'pending')
      throw new AppError('ALREADY_DONE', { message: 'Somebody has already decided about this topic.' })
    if (suggestion.userId === caller.userId) throw new AppError('OWN_CONTENT')
    const { userId, topicName } = suggestion
    const topic = decision === 'reject' ? null : await findOrAddTopic(transaction, decided, suggestion)
    const reason = decision === 'reject' ? decided.reason : null
    if (decision === 'reject' && reason === null) throw topicFault('reason', REASON_MISSING)
    const profile = topic && (await addToProfile(transaction, { userId, topicId: topic.id }))
    const status = STATUS[decision]
    await settleSuggestion(transaction, { id: suggestion.id, status, topicId: topic?.id ?? null, reason })
    await auditDecision(transaction, {
      ...{ actorId: caller.userId, action: ACT[decision], subject: { type: 'topic', id: suggestion.id }, reason },
      details: { title: topicName, userId, ...(topic ? { topic: topic.topicName } : {}) },
    })
    await settleForStaff(transaction, `topic:${suggestion.id}`)
    const facts = { suggested: topicName, topic: topic?.topicName ?? null, reason, profile }
    const words = NOTICES.topicDecided.write(facts)
    await notifyPerson(transaction, services, { userId, words, effectKey: `topic-decided:${suggestion.id}` })
    return { id: suggestion.id, status }
  })
}

/** The topic that it becomes. */
async function findOrAddTopic(
  transaction: DatabaseTransaction,
  { decision, topicName, topicId }: Decision,
  suggestion: { topicName: string; objectiveId: string },
): Promise<{ id: string; topicName: string }> {
  if (decision === 'merge') {
    const topic = await findOffered(transaction, topicId)
    if (!topic) throw topicFault('topicId', TOPIC_MESSAGES.noTopic)
    return topic
  }
  const name = asOneLine(topicName ?? suggestion.topicName)
  const fault = topicNameFault(name)
  if (fault) throw topicFault('topicName', fault)
  await lockTopicNames(transaction)
  const existing = await findTopicNamed(transaction, name)
  if (existing)
    throw topicFault(
      'topicName',
      existing.isOffered
        ? `“${existing.topicName}” is a topic already. Merge this one into it, or give it another name.`
        : `“${existing.topicName}” was withdrawn from the list. Give this one another name.`,
    )
  return {
    id: await insertTopic(transaction, { topicName: name, objectiveId: suggestion.objectiveId }),
    topicName: name,
  }
}
