import { isOptional } from '#contract/notifications/kinds.js'
import { readUnsubscribeToken } from '#domain/notices/unsubscribe-token.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { unsubscribePage } from '#providers/mail/templates/page-address.js'

/**
 * Switches off emails of one kind for one person, who needn't be logged in: mail programs post here when their reader
 * presses their own button (RFC 8058), and so does our page.
 */
export const unsubscribeRoute = defineRoute({
  method: 'post',
  path: '/api/unsubscribe/:token',
  auth: 'public',
  async handle({ params }, { database, config }) {
    const named = readUnsubscribeToken(config, params.token ?? '')
    if (!named) throw new AppError('UNSUBSCRIBE_LINK_INVALID')
    const { userId, kind } = named
    const isKnown = await database.selectFrom('users').where('id', '=', userId).select('id').executeTakeFirst()
    if (!isKnown) throw new AppError('UNSUBSCRIBE_LINK_INVALID')
    // links in older emails, from when these could still be switched off
    if (!isOptional(kind)) throw new AppError('EMAIL_KIND_MANDATORY')
    await database
      .insertInto('notification_preferences')
      .values({ user_id: userId, kind, is_email_enabled: false })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ is_email_enabled: false }))
      .execute()
    return { kind }
  },
})

/** The same address opened: link scanners do that with every link, so it only leads to the page that asks. */
export const openUnsubscribeRoute = defineRoute({
  method: 'get',
  path: '/api/unsubscribe/:token',
  auth: 'public',
  async handle({ params, response }, { config }) {
    response.redirect(303, unsubscribePage(config, params.token ?? ''))
  },
})
