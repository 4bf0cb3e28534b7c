import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { object, string } from 'yup'
import { isMailedByDefault } from '#contract/notifications/kinds.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { noticeMail } from '#domain/notices/notice-mail.js'
import type { Queryable } from '#platform/database.js'
import { defineJob, type Job } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { ComposedMail } from '#providers/mail/compose-mail.js'
import { queueMails } from '#providers/mail/queue-mails.js'

const PAGE_SIZE = 500
const COMPOSED_AT_ONCE = 25
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/**
 * Tells the experts whose field a question is of, once it is approved (GI-46, GI-56). One page per job: its notices, emails
 * and the job for the next page are written in one transaction; effect keys keep a retry from telling anyone twice.
 */
export const announceQuestion: Job<{ questionId: string; after?: string }> = defineJob({
  name: 'announce-question',
  payload: object({ questionId: string().uuid().required(), after: string().default(BEFORE_ALL) }),
  async handle({ questionId, after = BEFORE_ALL }, { database, config }) {
    const question = await findApproved(database, questionId)
    if (!question) return
    const words = NOTICES.questionMatched.write(question)
    const effectKey = `question-match:${questionId}`
    await database.transaction().execute(async (transaction) => {
      const experts = await loadExperts(transaction, questionId, after)
      await insertNotices(transaction, { userIds: experts.map(({ userId }) => userId), words, effectKey })
      const mails: (ComposedMail & { effectKey: string })[] = []
      for (const { userId, firstName, email: to } of experts.filter(({ wantsMail }) => wantsMail)) {
        if (mails.length % COMPOSED_AT_ONCE === 0) await setImmediate()
        mails.push({ ...noticeMail(words, { userId, to, firstName }, config), effectKey: `${effectKey}:${userId}` })
      }
      await queueMails(transaction, mails)
      const last = experts.at(-1)
      if (last && experts.length === PAGE_SIZE)
        await enqueueJob(transaction, announceQuestion, { questionId, after: last.userId })
    })
  },
})

function findApproved(database: Queryable, id: string) {
  return database
    .selectFrom('insights_questions as question')
    .innerJoin('master_topics as topic', 'topic.id', 'question.topic_id')
    .where('question.id', '=', id)
    .where('question.is_approved', '=', true)
    .select(['question.id', 'question.question', 'topic.topic_name as topic'])
    .executeTakeFirst()
}

function loadExperts(database: Queryable, questionId: string, after: string) {
  const isMailed = isMailedByDefault('question_match')
  return database
    .selectFrom('question_matches as match')
    .innerJoin('users', 'users.id', 'match.user_id')
    .innerJoin('user_accounts as account', 'account.user_id', 'users.id')
    .leftJoin('notification_preferences as preference', (join) =>
      join.onRef('preference.user_id', '=', 'users.id').on('preference.kind', '=', 'question_match'),
    )
    .where('match.question_id', '=', questionId)
    .where('users.id', '>', after)
    .where('users.is_suspended', '=', false)
    .select(['users.id as userId', 'users.first_name as firstName', 'account.email'])
    .select(
      sql<boolean>`account.is_email_verified and coalesce(preference.is_email_enabled, ${isMailed})`.as('wantsMail'),
    )
    .orderBy('users.id')
    .limit(PAGE_SIZE)
    .execute()
}
