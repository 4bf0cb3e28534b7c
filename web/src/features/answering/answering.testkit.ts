import { type Network } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { AnsweredQuestionFragment, OwnResponseDraftFragment } from './data/responses.expert.generated'

export const ID = '00000000-0000-4000-8000-0000000000b1'
export const RESPONSE_ID = '00000000-0000-4000-8000-0000000000c1'
const TOPIC_ID = '00000000-0000-4000-8000-0000000000d1'
export const INDUSTRY_ID = '00000000-0000-4000-8000-0000000000e1'
export const QUESTION = 'Whom should our home page speak to before anybody knows what we sell?'
export const words = (count: number) => Array.from({ length: count }, (_, place) => `word${place}`).join(' ')
const listOf = (tab: string) =>
  `/my-profile/elena-marchetti/${expertUser.userId}?parent_tab=qanda&child_tab=${tab}&scrollToParent=qanda-list`
export const DRAFTS = listOf('draft')
export const PENDING = listOf('pending')

export const asked = (part: Partial<AnsweredQuestionFragment> = {}): AnsweredQuestionFragment => ({
  ...{ id: ID, user_id: 'tom', question: QUESTION, question_richtext: null, created_at: '2026-03-05T12:00:00Z' },
  ...{ is_approved: true, is_asked: true, is_system: false, topic_id: TOPIC_ID },
  ...{ master_topic: { topic_name: 'Positioning' }, master_objective: { objective_name: 'Brand & Positioning' } },
  ...{ user: { first_name: 'Tom', last_name: 'Ashworth' }, answerable: [{ question_id: ID }] },
  ...part,
})

/** A question of one's own that was written for its answer. */
export const ownQuestion = (part: Partial<AnsweredQuestionFragment> = {}) =>
  asked({ user_id: expertUser.userId, is_asked: false, is_approved: null, answerable: [], ...part })

export const begun = (part: Partial<OwnResponseDraftFragment> = {}): OwnResponseDraftFragment => ({
  ...{ id: RESPONSE_ID, question_id: ID, status: 'draft', response_type: 'text', response_text: null },
  ...{ media_url: null, media_duration: null, media_transcript_formatted: null, additional_text: null },
  ...{ resource_url: null, rejected_reason: null, domains: [] },
  ...part,
})

export const wholeText = JSON.stringify(
  ['Main Strategy', 'Critical Areas', 'Real-Life Example'].map((heading) => ({ heading, text: words(12) })),
)
export const tagged = {
  domains: [{ domain_id: INDUSTRY_ID, custom_domain_name: null, master_domain: { domain_name: 'Energy' } }],
}

/** What the pages of the flow, and those that it leads to, read besides the question. */
export const READ: Network['graphql'] = {
  OwnTopics: () => ({
    expert_details_by_pk: {
      topics: [
        { topic: { id: TOPIC_ID, topic_name: 'Positioning', objective: { objective_name: 'Brand & Positioning' } } },
      ],
    },
    topic_suggestions: [],
  }),
  TopIndustries: () => ({
    master_domains_aggregate: {
      nodes: Array.from({ length: 10 }, (_, place) => ({
        id: `00000000-0000-4000-8000-0000000000f${place.toString(16)}`,
        domain_name: `Industry ${place}`,
      })),
    },
  }),
  FoundIndustries: () => ({ master_domains: [{ id: INDUSTRY_ID, domain_name: 'Energy' }] }),
  ContentSuggestions: () => ({ content_suggestion_structures: [] }),
  ...{ ProfileById: () => ({ users: [] }), ContentList: () => ({ find_content: [] }) },
  ContentFilters: () => ({ master_objectives: [], master_topics: [] }),
}

export const SUBMITTED = {
  SubmitResponse: () => ({ submitResponse: { id: 'r1', questionId: 'q1', status: 'pending' } }),
}
/** What was sent first under a name. */
export const inputOf = (sent: ReturnType<typeof renderRoute>['sent'], name: string) =>
  sent.find((one) => one.name === name)?.input

/** Somebody's question at `/insight/create/{id}`, unless told otherwise. */
export function openAnswer(
  question: AnsweredQuestionFragment | null = asked(),
  own: readonly OwnResponseDraftFragment[] = [],
  graphql: Network['graphql'] = {},
  rest: Network['rest'] = {},
) {
  const read = () => ({ insights_questions: question ? [{ ...question, insights_responses: [...own] }] : [] })
  return renderRoute(`/insight/create/${ID}`, {
    user: expertUser,
    state: { goToRecordScreen: true },
    graphql: { ...READ, QuestionToAnswer: read, ResponseToEdit: read, ...graphql },
    rest,
  })
}

export function openEdit(
  question: AnsweredQuestionFragment,
  own: OwnResponseDraftFragment,
  graphql: Network['graphql'] = {},
  path = '/insight/edit',
) {
  const read = () => ({ insights_questions: [{ ...question, insights_responses: [own] }] })
  return renderRoute(`${path}/${ID}/${RESPONSE_ID}`, {
    user: expertUser,
    graphql: { ...READ, ResponseToEdit: read, ...graphql },
  })
}
