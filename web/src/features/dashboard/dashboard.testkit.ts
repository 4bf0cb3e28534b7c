import type { WireUser } from '#lib/session-user.js'
import type { Network } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { type RouteResult, renderRoute } from '#testing/render-route.js'
import type { ExpertQuestionsQuery } from './questions/expert-questions.expert.generated'

const ELENA = expertUser.userId
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A question that waits for an answer, named by its number. */
export const openQuestion = (number: number): ExpertQuestionsQuery['toAnswer'][number] => ({
  question_id: id(number),
  insights_question: {
    ...{ id: id(number), question: `Open question ${number}?`, created_at: '2026-03-05T12:00:00Z', response_count: 0 },
    ...{ master_topic: { topic_name: 'Pricing' }, user: { first_name: 'Tom', last_name: 'Ashworth' } },
  },
})

export type Response = NonNullable<
  ExpertQuestionsQuery['answered'][number]['insights_question']
>['insights_responses'][number]

/** A question that the expert answered, with their response. */
export const answeredQuestion = (
  number: number,
  response: Partial<Response> = {},
): ExpertQuestionsQuery['answered'][number] => ({
  id: id(number + 500),
  insights_question: {
    ...{ id: id(number), question: `Answered question ${number}?`, master_topic: { topic_name: 'Pricing' } },
    user: { id: id(900), profile_pic: null, first_name: 'Tom', last_name: 'Ashworth' },
    insights_responses: [
      {
        ...{ id: id(number + 500), response_type: 'text', media_duration: null },
        ...{ media_transcript_formatted: null, response_text: 'Ask for the noun.', resource_url: null },
        ...{ created_at: '2026-03-05T12:00:00Z', user_id: ELENA },
        user: { first_name: 'Elena', last_name: 'Marchetti', profile_pic: null },
        ...response,
      },
    ],
    insights_responses_aggregate: { aggregate: { count: 2 } },
  },
})

/** Somebody else's answer on a topic of the expert's. */
export const foundAnswer = (number: number, canAnswer = false): ExpertQuestionsQuery['forYou'][number] => ({
  item_id: id(number + 700),
  card: {
    ...{ id: id(number + 700), question_id: id(number), title: `Found title ${number}`, topic_name: 'Pricing' },
    ...{ question: `Found question ${number}?`, created_at: '2026-03-05T12:00:00Z', author_id: id(901) },
    ...{ author_first_name: 'Amara', author_last_name: 'Okafor', author_picture: null },
    insights_question: { response_count: 1, answerable: canAnswer ? [{ question_id: id(number) }] : [] },
  },
})

export const questions = (part: Partial<ExpertQuestionsQuery> = {}) => ({
  ExpertQuestions: (): ExpertQuestionsQuery => ({
    ...{ toAnswer: [], answered: [], forYou: [], own_applications: [{ opportunity_id: id(1) }] },
    expert_details_by_pk: { topics: [{ topic_id: id(2) }] },
    ...part,
  }),
})

interface Given extends Network {
  path?: string
  user?: WireUser
}

/** The start page of an expert with nothing else on it. */
export function openDashboard({ path = '/', user = expertUser, graphql, rest }: Given = {}): RouteResult {
  return renderRoute(path, {
    user,
    graphql: {
      ...graphql,
    },
    rest,
  })
}
