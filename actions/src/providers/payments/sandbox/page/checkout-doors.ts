import type { Request, Response } from 'express'
import { AppError } from '#platform/errors.js'
import type { Door } from '#platform/http/door.js'
import { readFormText } from '#platform/http/read-body.js'
import type { Services } from '#platform/services.js'
import { paySession } from '../billing/sessions.js'
import { findTestCard, withExpiry } from '../billing/test-cards.js'
import { inSandbox, isSandboxOn } from '../state/in-sandbox.js'
import { findObject } from '../state/objects.store.js'
import type { SandboxSession } from '../state/sandbox-objects.js'
import { keepAttempt, readAttempt } from './attempts.store.js'
import { checkCard, readCard } from './card-form.js'
import { closedPage, payPage } from './checkout-page.js'
import { pagePolicy } from './page-style.js'

const PATH = '/api/payment/sandbox/checkout/:id'
const SESSION_ID = /^cs_test_[0-9a-f]{48}$/
const FORM_BYTES = 4096

/**
 * The sandbox's counterpart of Stripe's hosted checkout page. Anyone who knows the URL may pay, as at Stripe: it can't
 * be guessed.
 */
export const showCheckout: Door = {
  kind: 'route',
  name: `GET ${PATH}`,
  method: 'get',
  path: PATH,
  isInner: false,
  auth: 'public',
  async handle(request, response, services) {
    const session = await findSession(request, services)
    if (session.status === 'complete') return goBack(response, session)
    if (session.status === 'expired' || isOver(session, services)) return sendClosed(response, session, services)
    const attempt = await readAttempt(services.database, session.id)
    sendPage(response, session, payPage(session, attempt, services.config.PRODUCT_NAME))
  },
}

export const payCheckout: Door = {
  kind: 'route',
  name: `POST ${PATH}`,
  method: 'post',
  path: PATH,
  isInner: false,
  auth: 'public',
  async handle(request, response, services) {
    const { clock, database } = services
    const session = await findSession(request, services)
    if (session.status === 'complete') return goBack(response, session)
    const typed = readCard(await readFormText(request, response, FORM_BYTES))
    const errors = checkCard(typed, clock.now())
    const outcome = findTestCard(typed.number)?.outcome
    if (Object.keys(errors).length > 0 || outcome?.type !== 'paid') {
      const declined = Object.keys(errors).length === 0 && outcome?.type === 'declined' ? outcome.message : null
      await keepAttempt(database, session.id, { typed, errors, declined })
      return response.redirect(303, PATH.replace(':id', session.id))
    }
    // After a second click or in another tab it is already paid, which leads to the same page.
    const paid = await inSandbox(services, (context) =>
      paySession(context, session.id, withExpiry(outcome.method, typed.expiry)),
    )
    if (paid.status === 'complete') goBack(response, paid)
    else response.redirect(303, PATH.replace(':id', session.id))
  },
}

/** @throws AppError NOT_FOUND for an unknown session, and for every one while the sandbox is off */
async function findSession(request: Request, services: Services): Promise<SandboxSession> {
  const id = String(request.params.id)
  const session =
    isSandboxOn(services) && SESSION_ID.test(id) && (await findObject(services.database, 'checkout.session', id))
  if (!session) throw new AppError('NOT_FOUND')
  return session
}

function isOver({ expires_at }: SandboxSession, { clock }: Services): boolean {
  return expires_at * 1000 <= clock.now().getTime()
}

function goBack(response: Response, { id, success_url }: SandboxSession): void {
  response.redirect(303, (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id))
}

function sendClosed(response: Response, session: SandboxSession, { config }: Services): void {
  sendPage(response, session, closedPage(session, config.PRODUCT_NAME))
}

function sendPage(response: Response, session: SandboxSession, html: string): void {
  const targets = [session.success_url, session.cancel_url].flatMap((url) => (url ? [new URL(url).origin] : []))
  response
    .set('Content-Security-Policy', pagePolicy(targets))
    .set('Referrer-Policy', 'no-referrer')
    .type('html')
    .send(html)
}
