import { object } from 'yup'
import { shownTextsFields } from '#contract/legal/account-texts.schema.js'
import { defineRoute } from '#platform/define-route.js'
import { requireTextsInForce, storeAcceptance } from './shown-texts.js'

/** Somebody accepts the terms of use that apply by now. */
export const acceptTexts = defineRoute({
  method: 'post',
  path: '/api/legal/accept',
  auth: 'session',
  body: object(shownTextsFields),
  async handle({ caller: { userId }, body }, { database, clock }) {
    const at = clock.now()
    requireTextsInForce(body, at)
    await database
      .transaction()
      .execute((transaction) => storeAcceptance(transaction, { userId, shown: body, at, occasion: 'new-version' }))
    return { termsVersion: body.termsVersion }
  },
})
