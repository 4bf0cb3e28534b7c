import { object, string } from 'yup'
import { defineJob } from '#platform/jobs/define-job.js'
import { maskLinks } from './mask-links.js'

/**
 * Sends one email from the outbox. Skips one that was sent already; one that may have been sent by an interrupted
 * attempt is sent again with the same Message-ID.
 */
export const deliverMail = defineJob({
  name: 'deliver-mail',
  payload: object({ mailId: string().uuid().required() }),
  async handle({ mailId }, { database, mailer, clock }) {
    const mail = await database
      .selectFrom('private.outbox_mails')
      .where('id', '=', mailId)
      .where('sent_at', 'is', null)
      .selectAll()
      .executeTakeFirst()
    if (!mail) return
    await mailer.send({ ...mail, to: mail.to_address, effectKey: mail.id, unsubscribeUrl: mail.unsubscribe_url })
    // Once a sign-in link has been sent, it can't be read here any more: links are stored as digests only.
    const isScrubbed = mailer.isDelivering && mail.is_sensitive
    const scrubbed = isScrubbed ? { text: maskLinks(mail.text), html: maskLinks(mail.html) } : {}
    await database
      .updateTable('private.outbox_mails')
      .set({ sent_at: clock.now(), ...scrubbed })
      .where('id', '=', mailId)
      .execute()
  },
})
