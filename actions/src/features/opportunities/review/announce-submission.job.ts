import { object, string } from 'yup'
import { NOTICES } from '#domain/notices/catalogue.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { readStaffIds } from '#domain/notices/staff-ids.js'
import { defineJob } from '#platform/jobs/define-job.js'

/** Tells staff in the app that a new post is waiting for review. */
export const announceSubmission = defineJob({
  name: 'announce-submission',
  payload: object({ opportunityId: string().uuid().required() }),
  async handle({ opportunityId }, { database }) {
    const post = await database
      .selectFrom('opportunities')
      .where('id', '=', opportunityId)
      .where('status', '=', 'draft')
      .select(['id', 'title', 'type'])
      .executeTakeFirst()
    if (!post) return
    await insertNotices(database, {
      userIds: await readStaffIds(database),
      words: NOTICES.submitted.write({ post }),
      effectKey: `submitted:${opportunityId}`,
    })
  },
})
