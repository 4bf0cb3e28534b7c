import { sql } from 'kysely'
import { object, string } from 'yup'
import { fullName } from '#contract/format/full-name.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { mailNotice } from '#domain/notices/mail-notice.job.js'
import type { Database } from '#platform/database.js'
import { defineJob } from '#platform/jobs/define-job.js'

interface Row {
  noticeId: string
  unread: number
  opportunityId: string
  expertId: string | null
  title: string
  type: string
  isByCompany: boolean
  isFromExpert: boolean
  isMention: boolean
  first_name: string
  last_name: string
}

/**
 * Emails those who have still not read a message, with how many wait for them by now. Whoever no longer takes part gets
 * none.
 */
export const mailNewMessages = defineJob({
  name: 'mail-new-messages',
  payload: object({ commentId: string().uuid().required() }),
  async handle({ commentId }, services) {
    for (const { noticeId, expertId, unread, ...row } of await loadUnread(services.database, commentId)) {
      const { email } = NOTICES.messageReceived.write({
        post: { id: row.opportunityId, title: row.title, type: row.type, isByCompany: row.isByCompany },
        from: row.isFromExpert ? fullName(row) : null,
        expertId,
        isMany: unread > 1,
        isMention: row.isMention,
        unread,
      })
      await services.database
        .transaction()
        .execute((transaction) => mailNotice(transaction, services, { id: noticeId, actorId: expertId, email }))
    }
  },
})

async function loadUnread(database: Database, commentId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select notice.id as "noticeId", chat.unread_count as unread, post.id as "opportunityId",
      comment.expert_id as "expertId", post.title, post.type,
      post.company_id is not null as "isByCompany", comment.user_id = comment.expert_id as "isFromExpert",
      exists (select from opportunity_comment_mentions mention
        where mention.comment_id = comment.id and mention.user_id = notice.user_id) as "isMention",
      author.first_name, author.last_name
    from opportunity_comments comment
    join opportunities post on post.id = comment.opportunity_id
    join users author on author.id = comment.user_id
    join notifications notice on notice.opportunity_id = post.id and notice.kind = 'new_message'
      and notice.effect_key = 'comment:' || comment.id || ':' || notice.user_id
    join opportunity_chats chat on chat.opportunity_id = post.id and chat.user_id = notice.user_id
    where comment.id = ${commentId} and notice.seen_at is null and chat.unread_count > 0
    order by notice.id`.execute(database)
  return rows
}
