import { fullName } from '#contract/format/full-name.js'
import { defineRoute } from '#platform/define-route.js'
import { getSdk } from './viewed-responses.generated.js'

/** Answers to the caller's questions that they have viewed and not yet rated, longest ago first (PROMPT-40, GD-42). */
export const viewedResponsesRoute = defineRoute({
  method: 'get',
  path: '/api/qanda/responses/viewed',
  auth: 'session',
  async handle({ caller }, { graphql }) {
    const { viewed_responses } = await getSdk(graphql.asUser(caller)).ViewedResponsesForRest()
    return viewed_responses.map((row) => ({
      ...{ responseId: row.response_id, questionId: row.question_id, question: row.question, viewedAt: row.viewed_at },
      expert: {
        id: row.expert_id,
        name: fullName({ first_name: row.expert_first_name, last_name: row.expert_last_name }),
      },
    }))
  },
})
