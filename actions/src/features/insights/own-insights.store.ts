import type { Queryable } from '#platform/database.js'

/** What the author of an insight reads of it, of both flows (GI-03, GI-09). */
function ownInsights(queryable: Queryable, userId: string) {
  return (
    queryable
      .selectFrom('content_items as item')
      .innerJoin('master_topics as topic', 'topic.id', 'item.topic_id')
      .leftJoin('insights as insight', 'insight.id', 'item.insight_id')
      .leftJoin('insights_responses as response', 'response.id', 'item.response_id')
      .leftJoin('insights_questions as question', 'question.id', 'item.question_id')
      .where('item.author_id', '=', userId)
      .where('item.kind', '=', 'insight')
      // a draft was never sent, which the older flow doesn't know
      .where('item.status', 'in', ['pending', 'approved', 'rejected'])
  )
}

export interface Slice {
  skip: number
  limit: number
}

/** A page of them, the newest first. */
export async function listOwnInsights(queryable: Queryable, userId: string, status: string | null, slice: Slice) {
  return columns(ownInsights(queryable, userId))
    .$if(status !== null, (query) => query.where('item.status', '=', status ?? ''))
    .orderBy('item.created_at', 'desc')
    .orderBy('item.id', 'desc')
    .offset(slice.skip)
    .limit(slice.limit)
    .execute()
}

/** How many there are; counting stops at `most`. */
export async function countOwnInsights(queryable: Queryable, userId: string, status: string | null, most: number) {
  const rows = await ownInsights(queryable, userId)
    .$if(status !== null, (query) => query.where('item.status', '=', status ?? ''))
    .select('item.id')
    .limit(most)
    .execute()
  return rows.length
}

export async function findOwnInsight(queryable: Queryable, userId: string, id: string) {
  return columns(ownInsights(queryable, userId)).where('item.id', '=', id).executeTakeFirst()
}

type OwnInsights = ReturnType<typeof ownInsights>

const columns = (query: OwnInsights) =>
  query.select((eb) => [
    ...(['item.id', 'item.status', 'item.created_at as createdAt', 'item.topic_id as topicId'] as const),
    ...(['topic.topic_name as topicName', 'item.view_count as viewCount'] as const),
    ...(['item.upvote_count as upvoteCount', 'item.downvote_count as downvoteCount'] as const),
    ...(['insight.brief_rich_text as briefRichText', 'insight.badge', 'item.response_id as responseId'] as const),
    ...(['response.media_url as mediaUrl', 'response.media_duration as mediaDuration'] as const),
    eb.fn.coalesce('insight.title', 'response.ai_generated_title', 'question.question').as('title'),
    eb.fn.coalesce('insight.brief', 'response.additional_text').as('brief'),
    eb.fn.coalesce('insight.reason', 'response.rejected_reason').as('reason'),
  ])

export type OwnInsight = Awaited<ReturnType<typeof listOwnInsights>>[number]

/** The recordings of these insights of the older flow, in their order. */
export async function audiosOf(queryable: Queryable, insightIds: readonly string[]) {
  if (insightIds.length === 0) return []
  return queryable
    .selectFrom('insight_audios')
    .where('insight_id', 'in', [...insightIds])
    .select(['insight_id as insightId', 'path', 'name', 'duration'])
    .orderBy('position')
    .execute()
}
