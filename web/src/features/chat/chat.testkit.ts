import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { openOpportunity, ownPost } from '#testing/open-opportunity.js'
import { OPPORTUNITY_ID } from '#testing/opportunity-fixtures.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { type ChatMessage, PAGE_SIZE } from './data/thread'

export const NORA = clientUser.userId
export const ELENA = expertUser.userId
const HOUR_MS = 3_600_000

const cardOf = (id: string) => {
  return {
    id,
    first_name: id === NORA ? 'Nora' : 'Elena',
    last_name: id === NORA ? 'Berg' : 'Marchetti',
    slug: id,
    profile_pic: null,
    designation: 'Strategist',
  }
}

/** A message of Elena's in her conversation. */
export function chatMessage(number: number, part: Partial<ChatMessage> = {}): ChatMessage {
  const { user_id: author = ELENA, comment = `Message ${number}` } = part
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    opportunity_id: OPPORTUNITY_ID,
    number,
    user_id: author,
    expert_id: ELENA,
    parent_id: null,
    comment,
    brief_rich_comment: plainToRichText(comment),
    created_at: new Date(Date.now() - HOUR_MS + number * 1000).toISOString(),
    user: cardOf(author),
    mentions: [],
    documents: [],
    ...part,
  }
}

const person = (id: string, seenAt: string | null = null) => ({ user_id: id, chat_seen_at: seenAt, user: cardOf(id) })

const fellow = (id: string, role: string) => ({ ...person(id), role, sees_all: true })

/** @param wrote the number and the time of their last message */
const conversation = (id: string, turn: number, wrote?: Wrote, seenAt?: string) => ({
  ...person(id, seenAt),
  turn: wrote?.number ?? turn,
  wrote_at: wrote?.at ?? null,
  contact: null as { calendly: string } | null,
})

export interface Wrote {
  number: number
  at: string
}

interface Talk {
  /** who looks; the poster by default */
  isExpert?: boolean
  messages?: readonly ChatMessage[]
  chat?: object
  eligibility?: object
  /** experts besides Elena */
  others?: readonly string[]
  /** when experts last wrote, by id */
  wrote?: Readonly<Record<string, Wrote>>
  /** whose conversation the address names */
  applicant?: string
  /** when Elena last opened the chat */
  seenAt?: string
  /** Elena's, as the poster knows it */
  calendly?: string
}

/** Opens the Chats tab of an opportunity whose chat holds these messages. */
export function openChat(
  {
    isExpert = false,
    messages = [],
    chat,
    eligibility,
    others = [],
    wrote = {},
    applicant,
    seenAt,
    calendly,
  }: Talk = {},
  more = {},
) {
  const stored = [...messages]
  const roots = () => stored.filter(({ parent_id: parent }) => parent === null)
  const elena = () => ({
    ...conversation(ELENA, -1, wrote[ELENA], seenAt),
    contact: calendly ? { calendly } : null,
  })
  const withReplies = (root: ChatMessage) => ({
    ...root,
    replies: stored.filter(({ parent_id: parent }) => parent === root.id).toReversed(),
  })
  const page = (before: unknown) =>
    roots()
      .filter(({ number }) => number < Number(before))
      .toReversed()
      .slice(0, PAGE_SIZE)
      .map(withReplies)
  return openOpportunity({
    at: `?tab=comments${applicant ? `&applicant=${applicant}` : ''}`,
    ...(isExpert ? { who: expertUser } : { opportunity: { poster: ownPost } }),
    graphql: {
      OpportunityChat: () => ({
        opportunity_chats: [
          {
            role: isExpert ? 'expert' : 'poster',
            sees_all: !isExpert,
            seen_at: null,
            newest_number: stored.at(-1)?.number ?? null,
            unread_count: 0,
            others_seen_at: null,
            ...chat,
          },
        ],
      }),
      ChatThread: ({ before, isOfAll, expertId }: Record<string, unknown>) =>
        isOfAll
          ? { all: page(before) }
          : {
              own: page(before).filter(({ expert_id: owner }) => owner === expertId),
              for_all: page(before).filter(({ expert_id: owner }) => owner === null),
            },
      ChatParticipants: ({ isFirst, before }: Record<string, unknown>) => ({
        ...(isFirst ? { side: [fellow(NORA, 'poster')] } : {}),
        experts: [...others.map((id, index) => conversation(id, -2 - index, wrote[id])), elena()]
          .filter(({ turn }) => turn < Number(before))
          .toSorted((one, other) => other.turn - one.turn)
          .slice(0, 100),
      }),
      OneConversation: ({ userId }: Record<string, unknown>) => ({
        opportunity_conversations: [conversation(String(userId), -1, undefined, seenAt)],
      }),
      ChatEligibility: () => ({
        chatEligibility: { isAllowed: true, blocker: null, message: null, isSomeOneHired: false, ...eligibility },
      }),
      NewChatMessages: ({ after }: Record<string, unknown>) => ({
        opportunity_comments: stored
          .filter(({ number }) => number > Number(after))
          .map((one) => ({ ...one, parent: null })),
      }),
      MarkChatSeen: ({ tab }: Record<string, unknown>) => ({ markTabSeen: { tab: String(tab) } }),
      PostComment: ({ input }: Record<string, unknown>) => {
        const { id, briefRichComment } = input as { id: string; briefRichComment: ChatMessage['brief_rich_comment'] }
        const comment = briefRichComment.blocks.map(({ text }) => text).join('\n')
        const author = isExpert ? ELENA : NORA
        const number = (stored.at(-1)?.number ?? 0) + 1
        if (!stored.some((one) => one.id === id))
          stored.push(chatMessage(number, { id, comment, brief_rich_comment: briefRichComment, user_id: author }))
        return { postComment: { id } }
      },
      ...more,
    },
  })
}
