import type { Queryable } from '#platform/database.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { ComposedMail } from './compose-mail.js'
import { deliverMail } from './deliver-mail.job.js'

/**
 * Adds an email to the outbox and enqueues its delivery in the caller's transaction, so that it is sent if and only if
 * its cause is committed. With an effect key the same email is never queued twice. Emails with a link that someone is
 * waiting for go ahead of notices, because such links only work for fifteen minutes.
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
      unsubscribe_url: mail.unsubscribeUrl,
    })
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await enqueueJob(queryable, deliverMail, { mailId: row.id }, { isUrgent: mail.isSensitive })
}
