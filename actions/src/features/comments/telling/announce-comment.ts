import { sql } from 'kysely'
import { fullName } from '#contract/format/full-name.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import type { OpportunityFacts } from '#domain/workflow/opportunity-facts.store.js'
import { fromNow, MINUTE_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import type { NewComment } from '../posting/comments.store.js'
import { mailNewMessages } from './mail-new-messages.job.js'

/** Time to read a message in the app, and for the next ones to arrive, before an email is sent. */
const MAIL_DELAY_MS = 5 * MINUTE_MS

type Announced = Pick<NewComment, 'id' | 'opportunityId' | 'authorId' | 'expertId' | 'mentions'>

/**
 * Tells everybody who can read a message about it (X-05): in the app at once, by an email a little later unless they
 * have read it by then. What follows before they look adds to the same notice and is not emailed again that day. Who is
 * mentioned is told so by another notice, to which further mentions add.
 */
export async function announceComment(
  transaction: DatabaseTransaction,
  { clock }: Pick<Services, 'clock'>,
  comment: Announced,
  { id, title, type, isByCompany }: OpportunityFacts,
): Promise<void> {
  const from = await nameOfExpert(transaction, comment)
  const news = {
    post: { id, title, type, isByCompany },
    from,
    expertId: from === null ? null : comment.expertId,
    unread: 0,
  }
  const words = NOTICES.messageReceived.write({ ...news, isMany: false, isMention: false })
  const mention = NOTICES.messageReceived.write({ ...news, isMany: false, isMention: true })
  const many = NOTICES.messageReceived.write({ ...news, isMany: true, isMention: false })
  const { rows } = await sql`
    with readers as (
      select user_id, user_id = any(${[...comment.mentions]}::uuid[]) as is_mentioned from opportunity_participants
      where opportunity_id = ${id} and user_id <> ${comment.authorId}
        and (sees_all or ${comment.expertId}::uuid is null or user_id = ${comment.expertId})
    ), added_to as (
      update notifications notice set created_at = now(),
        title = case when readers.is_mentioned then ${mention.title} else ${many.title} end
      from readers, opportunity_comments first
      where notice.user_id = readers.user_id and notice.opportunity_id = ${id} and notice.kind = 'new_message'
        and notice.seen_at is null and notice.link = ${words.link}
        and first.id = split_part(notice.effect_key, ':', 2)::uuid and first.created_at > now() - interval '1 day'
        and readers.is_mentioned = exists (
          select from opportunity_comment_mentions m where m.comment_id = first.id and m.user_id = notice.user_id)
      returning notice.user_id
    )
    insert into notifications (user_id, kind, title, body, link, opportunity_id, effect_key)
    select user_id, 'new_message', case when is_mentioned then ${mention.title} else ${words.title} end,
      case when is_mentioned then ${mention.body} else ${words.body} end, ${words.link}, ${id}::uuid,
      ${`comment:${comment.id}:`} || user_id
    from readers
    where user_id not in (select user_id from added_to)
    on conflict (effect_key) do nothing
    returning id`.execute(transaction)
  if (rows.length === 0) return
  await enqueueJob(transaction, mailNewMessages, { commentId: comment.id }, { runAt: fromNow(clock, MAIL_DELAY_MS) })
}

/** An expert is named to the poster's side, which is itself never named in a notice. */
async function nameOfExpert(
  transaction: DatabaseTransaction,
  { authorId, expertId }: Announced,
): Promise<string | null> {
  if (authorId !== expertId) return null
  const author = await transaction
    .selectFrom('users')
    .where('id', '=', authorId)
    .select(['first_name', 'last_name'])
    .executeTakeFirstOrThrow()
  return fullName(author)
}
