import type { WireUser } from '#lib/session-user.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { AiAnswerFragment } from './thread/conversation.generated'

export const CONVERSATION = '30000000-0000-4000-8000-000000000001'
export const QUESTION = '30000000-0000-4000-8000-000000000002'
export const ANSWER = '30000000-0000-4000-8000-000000000003'
const ELENA = '30000000-0000-4000-8000-000000000004'
const QUOTE = 'Ask for a joint review every month.'

const elena = {
  ...{ id: ELENA, first_name: 'Elena', last_name: 'Marchetti', slug: 'elena-marchetti', profile_pic: null },
  designation: 'Channel lead',
}

export const SUGGESTIONS = [
  { id: '40000000-0000-4000-8000-000000000001', category: 'Pricing', question: 'How do I raise prices?' },
  { id: '40000000-0000-4000-8000-000000000002', category: 'Pricing', question: 'Per seat or by usage?' },
  { id: '40000000-0000-4000-8000-000000000003', category: 'Hiring', question: 'Whom do I hire first?' },
]

/** An answer that is done, unless told otherwise. */
export const aiAnswer = (part: Partial<AiAnswerFragment> = {}): AiAnswerFragment => ({
  ...{ id: ANSWER, status: 'done', support: 'found', model: 'extractive', notice: null },
  message: { body: { from: 'ai', type: 'output', data: [{ type: 'output', content: `**Elena**\n\n> ${QUOTE} [1]` }] } },
  citations: [
    {
      number: 1,
      source_kind: 'insight',
      title: 'Working with channels',
      quote: QUOTE,
      dated_at: null,
      author: elena,
    },
  ],
  people: [{ subject: 'Partner programs', user: elena }],
  ...part,
})

/** A passage of something written that is gone by now. */
const PLACE = { starts_at: null, recording: null, kind: null, item_id: null, question_id: null }

export const aiConversation = (answer: AiAnswerFragment | null = aiAnswer()) => ({
  AiConversation: () => ({
    ai_conversations_by_pk: {
      ...{ conversation_id: CONVERSATION, title: 'How do channels work?' },
      messages: [
        {
          id: QUESTION,
          body: {
            from: 'user',
            type: 'input',
            data: [{ type: 'input', content: 'How do channels work?' }],
            image: null,
          },
          answers: answer ? [answer] : [],
        },
      ],
    },
  }),
  CitedPassages: () => ({
    ai_cited_passages: [
      { position: 0, content: 'Before it.', is_cited: false, ...PLACE },
      { position: 1, content: QUOTE, is_cited: true, ...PLACE },
    ],
  }),
})

interface Home {
  preferences?: string
  conversations?: { conversation_id: string; title: string; last_message_at: string }[]
  suggestions?: typeof SUGGESTIONS
}

/** The home page of a client, with what they told about their business. */
export function openAiHome(
  { preferences, conversations = [], suggestions = SUGGESTIONS }: Home = {},
  more: object = {},
  user: WireUser = clientUser,
  address = '/',
) {
  let stored = preferences
  return renderRoute(address, {
    user,
    graphql: {
      AiHome: () => ({
        content_suggestion_structures: suggestions,
        ai_conversations: conversations,
        system_configurations: [{ value: 'Go beyond AI. Work with experts and Go to Market' }],
      }),
      OwnAiPreferences: () => ({ user_ai_preferences: stored === undefined ? [] : [{ preferences: stored }] }),
      AiPreferenceChoices: () => ({
        master_domains_aggregate: { nodes: [{ domain_name: 'Energy' }, { domain_name: 'Retail' }] },
        system_configurations: [
          { value: '["Startups", "Enterprises", "Consumers", "Developers", "Nonprofits", "Banks"]' },
        ],
      }),
      SaveAiPreferences: ({ preferences: saved }: { preferences: string }) => {
        stored = saved
        return { insert_user_ai_preferences_one: { preferences: saved } }
      },
      CreateAiConversation: () => ({ createAiConversation: { conversation_id: CONVERSATION } }),
      AddAiConversationMessage: () => ({ addAiConversationMessage: { answerId: ANSWER } }),
      DismissDashboardBanner: () => ({ update_user_accounts_by_pk: { user_id: clientUser.userId } }),
      ...aiConversation(),
      ...more,
    },
  })
}

export const preferencesText = (parts: object) =>
  JSON.stringify({ industry: '', product: '', targeted_customer: '', ...parts })
