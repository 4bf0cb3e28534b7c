import { sql } from 'kysely'
import type { Queryable } from '#platform/database.js'
import type { ComposedMail } from './compose-mail.js'
import { deliverMail } from './deliver-mail.job.js'

/**
 * Queues many emails in one statement, each with its effect key: those queued before are skipped, and only new ones get
 * a job.
 */
export async function queueMails(
  queryable: Queryable,
  mails: readonly (ComposedMail & { effectKey: string })[],
): Promise<void> {
  if (mails.length === 0) return
  await sql`
    with sent as (
      select * from json_to_recordset(${JSON.stringify(mails)}::json)
        as mail("to" text, subject text, html text, text text, kind text, "isSensitive" boolean, "effectKey" text, "unsubscribeUrl" text)
    ), queued as (
      insert into private.outbox_mails (to_address, subject, html, text, kind, is_sensitive, effect_key, unsubscribe_url)
      select "to", subject, html, text, kind, "isSensitive", "effectKey", "unsubscribeUrl" from sent
      on conflict (effect_key) do nothing
      returning id
    )
    select graphile_worker.add_job(
      identifier => ${deliverMail.name}, payload => json_build_object('mailId', id),
      max_attempts => ${deliverMail.maxAttempts}::int)
    from queued`.execute(queryable)
}
