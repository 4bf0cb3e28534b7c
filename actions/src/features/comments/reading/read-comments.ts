import { CHAT_LIMITS } from '#contract/chat/chat-messages.js'
import { readOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import type { Caller } from '#platform/caller.js'
import { throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { chatBlocker } from '../chat.rules.js'
import { loadChatFacts } from '../chat-facts.store.js'
import { type CommentForRestQuery, type CommentsForRestQuery, getSdk } from './comments.generated.js'

const PAGE = 100
/** Above every number there is; Postgres' bigint goes a little further. */
const NEWEST = Number.MAX_SAFE_INTEGER

type Row = CommentForRestQuery['opportunity_comments'][number]
type Participant = CommentsForRestQuery['opportunity_participants'][number]

/**
 * One page of a chat, who takes part, and whether somebody is hired (OBASE-22, GO-61), each as far as the caller may see
 * it.
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED, PLAN_UPGRADE_REQUIRED
 */
export async function readComments(opportunityId: unknown, before: number | null, caller: Caller, services: Services) {
  const opportunity = await readOpportunity(services.database, opportunityId, caller)
  const facts = await loadChatFacts(services.database, opportunity, caller)
  throwIfBlocked(chatBlocker(facts))
  const answer = await getSdk(services.graphql.asUser(caller)).CommentsForRest({
    opportunityId: opportunity.id,
    me: caller.userId,
    before: before ?? NEWEST,
    limit: PAGE,
    seesAll: facts.seesAll,
    shown: CHAT_LIMITS.attachmentsShown,
  })
  const rows = [...(answer.all ?? []), ...(answer.own ?? []), ...(answer.for_all ?? [])]
  return {
    comments: rows
      .sort((one, other) => one.number - other.number)
      .slice(-PAGE)
      .map(shapeComment),
    participantsList: answer.opportunity_participants.map(shapeParticipant),
    isSomeOneHired: facts.isSomeOneHired,
  }
}

/** One message, as its reader sees it. */
export async function readComment(id: string, caller: Caller, { graphql }: Pick<Services, 'graphql'>) {
  const { opportunity_comments: rows } = await getSdk(graphql.asUser(caller)).CommentForRest({
    id,
    shown: CHAT_LIMITS.attachmentsShown,
  })
  return rows[0] && shapeComment(rows[0])
}

/** CHAT-01. The calendar link of an applicant goes to the poster only (GO-04). */
function shapeComment(row: Row) {
  return {
    _id: row.id,
    number: row.number,
    userId: row.user_id,
    first_name: row.user?.first_name ?? null,
    last_name: row.user?.last_name ?? null,
    profile_pic: row.user?.profile_pic ?? null,
    designation: row.user?.designation ?? null,
    company_name: row.user?.company?.company_name ?? null,
    slug: row.user?.slug ?? null,
    comment: row.comment,
    briefRichComment: row.brief_rich_comment,
    parent_id: row.parent_id,
    createdAt: row.created_at,
    mentions: row.mentions.map(({ user_id }) => user_id),
    assets: row.documents.map((file) => ({
      _id: file.id,
      assetName: file.asset_name,
      contentType: file.content_type,
      size: file.size_bytes,
    })),
    ...(row.contact ? { calendly: row.contact.calendly } : {}),
  }
}

function shapeParticipant({ user_id, role, user, contact }: Participant) {
  return { userId: user_id, role, ...user, ...(contact ?? {}) }
}
