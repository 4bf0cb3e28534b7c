import type { Queryable } from '#platform/database.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { ComposedMail } from './compose-mail.js'
import { deliverMail } from './deliver-mail.job.js'

/**
 * Puts a mail into the outbox and enqueues its sending, in the caller's transaction: it goes out exactly when the
 * reason for it is stored. With an effect key the same mail is never queued twice. A mail that brings a link somebody waits
 * for goes before the notices of a market: such links work for a quarter of an hour.
 */
export async function queueMail(
  queryable: Queryable,
  mail: ComposedMail,
  effectKey: string | null = null,
): Promise<void> {
  const row = await queryable
    .insertInto('private.outbox_mails')
    .values({
      to_address: mail.to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      kind: mail.kind,
      is_sensitive: mail.isSensitive,
      effect_key: effectKey,
    })
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await enqueueJob(queryable, deliverMail, { mailId: row.id }, { isUrgent: mail.isSensitive })
}
