import type { Request, Response } from 'express'
import { AppError } from '#platform/errors.js'
import type { Door } from '#platform/http/door.js'
import type { Services } from '#platform/services.js'
import { saveAccount } from '../billing/accounts.js'
import { inSandbox, isSandboxOn } from '../state/in-sandbox.js'
import { findObject, keepInternals, lockObject, readInternals } from '../state/objects.store.js'
import { onboardingPage } from './onboarding-page.js'
import { pagePolicy } from './page-style.js'

const PATH = '/api/payment/sandbox/onboarding/:id'
const ACCOUNT_ID = /^acct_[0-9a-f]{48}$/

interface Link {
  return_url: string
  refresh_url: string
  expires_at: number
}

/** The sandbox's counterpart of the page where Stripe asks an account's owner who they are. */
export const showOnboarding: Door = {
  kind: 'route',
  name: `GET ${PATH}`,
  method: 'get',
  path: PATH,
  isInner: false,
  auth: 'public',
  async handle(request, response, services) {
    const { id, link } = await findLink(request, services)
    if (isOver(link, services)) return response.redirect(303, link.refresh_url)
    const account = await findObject(services.database, 'account', id)
    sendPage(response, link, onboardingPage(account?.email ?? '', link.return_url, services.config.PRODUCT_NAME))
  },
}

/** The link works once: whoever comes back to it is sent for another. */
export const finishOnboarding: Door = {
  kind: 'route',
  name: `POST ${PATH}`,
  method: 'post',
  path: PATH,
  isInner: false,
  auth: 'public',
  async handle(request, response, services) {
    const { id, link } = await findLink(request, services)
    if (isOver(link, services)) return response.redirect(303, link.refresh_url)
    await inSandbox(services, async (context) => {
      await saveAccount(context, await lockObject(context.transaction, 'account', id), true)
      await keepInternals(context.transaction, id, { link: { ...link, expires_at: 0 } })
    })
    response.redirect(303, link.return_url)
  },
}

/** @throws AppError NOT_FOUND for an unknown account, one without a link, and for every one while the sandbox is off */
async function findLink(request: Request, services: Services): Promise<{ id: string; link: Link }> {
  const id = String(request.params.id)
  const isPossible = isSandboxOn(services) && ACCOUNT_ID.test(id)
  const link = isPossible && ((await readInternals(services.database, id)).link as Link | undefined)
  if (!link) throw new AppError('NOT_FOUND')
  return { id, link }
}

function isOver({ expires_at }: Link, { clock }: Services): boolean {
  return expires_at * 1000 <= clock.now().getTime()
}

function sendPage(response: Response, { return_url, refresh_url }: Link, html: string): void {
  response
    .set('Content-Security-Policy', pagePolicy([new URL(return_url).origin, new URL(refresh_url).origin]))
    .set('Referrer-Policy', 'no-referrer')
    .type('html')
    .send(html)
}
