import { object, string } from 'yup'
import { defineJob } from '#platform/jobs/define-job.js'
import { maskLinks } from './mask-links.js'

/**
 * Sends one mail of the outbox. A mail that was sent is left alone; one that may have been sent by an attempt that was
 * cut off goes out under the same Message-ID.
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
    await mailer.send({ ...mail, to: mail.to_address, effectKey: mail.id })
    // Once a sign-in link has left the house, nobody reads it here: links are stored as digests only.
    const isScrubbed = mailer.isDelivering && mail.is_sensitive
    const scrubbed = isScrubbed ? { text: maskLinks(mail.text), html: maskLinks(mail.html) } : {}
    await database
      .updateTable('private.outbox_mails')
      .set({ sent_at: clock.now(), ...scrubbed })
      .where('id', '=', mailId)
      .execute()
  },
})
