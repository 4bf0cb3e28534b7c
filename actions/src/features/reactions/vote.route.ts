import { object, string } from 'yup'
import type { Caller } from '#platform/caller.js'
import { defineRoute } from '#platform/define-route.js'
import type { Services } from '#platform/services.js'
import { type ItemKind, readVotes, requirePublicItem, toggleVote, type Vote } from './reactions.store.js'

const voteField = () => string().oneOf<Vote>(['UPVOTE', 'DOWNVOTE']).required()

function vote(kind: ItemKind, id: string, value: Vote, caller: Caller, { database }: Services) {
  return database.transaction().execute(async (transaction) => {
    const item = await requirePublicItem(transaction, kind, id)
    await toggleVote(transaction, item.id, caller.userId, value)
    return readVotes(transaction, item.id)
  })
}

/** INS-22, INS-24 */
export const voteForInsightRoute = defineRoute({
  method: 'post',
  path: '/api/insight/vote',
  auth: 'session',
  body: object({ insightId: string().required(), vote: voteField() }),
  handle: ({ body, caller }, services) => vote('insight', body.insightId, body.vote, caller, services),
})

/** QNA-36 */
export const voteForAnswerRoute = defineRoute({
  method: 'post',
  path: '/api/qanda/vote',
  auth: 'session',
  body: object({ responseId: string().required(), vote: voteField() }),
  handle: ({ body, caller }, services) => vote('answer', body.responseId, body.vote, caller, services),
})
