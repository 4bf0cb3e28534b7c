import { object, string } from 'yup'
import { decisionReasonField } from '#contract/content/decision-reason.js'
import { TOPIC_DECISIONS, type TopicDecision } from '#contract/content/topic-suggestion.js'
import { defineAction } from '#platform/define-action.js'
import { decideTopic } from './decide-topic.js'

/** Staff approve a topic that an expert suggested, merge it into another, or turn it down. */
export const decideTopicAction = defineAction({
  name: 'decideTopic',
  auth: 'staff',
  input: object({
    id: string().required(),
    decision: string<TopicDecision>().oneOf(TOPIC_DECISIONS).required(),
    topicName: string().nullable(),
    topicId: string().nullable(),
    reason: decisionReasonField(),
  }),
  handle: ({ input: { topicName = null, topicId = null, reason = null, ...input }, caller }, services) =>
    decideTopic({ ...input, topicName, topicId, reason }, caller, services),
})
