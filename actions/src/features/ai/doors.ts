import { writeAnswer } from '#domain/ai/write-answer.job.js'
import type { Area } from '#platform/area.js'
import { addAiConversationMessageAction } from './add-ai-conversation-message.action.js'
import { createAiConversationAction } from './create-ai-conversation.action.js'
import { followAiAnswer } from './follow-ai-answer.stream.js'
import { keepPassageVectors, keepPassageVectorsJob } from './keep-passage-vectors.cron.js'
import { retryAiAnswerAction } from './retry-ai-answer.action.js'
import { stopAiAnswerAction } from './stop-ai-answer.action.js'
import { askAsVisitorRoute } from './visitors/ask-as-visitor.route.js'
import { claimConversationRoute } from './visitors/claim-conversation.route.js'
import {
  pruneAnonymousConversations,
  pruneAnonymousConversationsJob,
} from './visitors/prune-anonymous-conversations.cron.js'

export const ai: Area = {
  doors: [
    createAiConversationAction,
    addAiConversationMessageAction,
    stopAiAnswerAction,
    retryAiAnswerAction,
    followAiAnswer,
    keepPassageVectors,
    askAsVisitorRoute,
    claimConversationRoute,
    pruneAnonymousConversations,
  ],
  jobs: [writeAnswer, keepPassageVectorsJob, pruneAnonymousConversationsJob],
}
