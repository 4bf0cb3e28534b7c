import { existsSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, type APIResponse, type Page, request } from 'playwright-core'
import { DEMO_PASSWORD } from '#scripts/lib/start/demo-logins.mjs'
import { ownProduct } from './own-product.js'
import { passSecondFactor } from './people.js'

// A kept-alive connection that the server closes for idleness in the moment of a request resets it unread.
const RESETS = 2
const HEADERS = { 'X-Requested-With': 'sagework' }
type PostOptions = NonNullable<Parameters<APIRequestContext['post']>[1]>

/** Calls the product's API without a page, to set up what happens before a story begins. */
export interface Caller {
  userId: string
  /** sends a GraphQL request; throws if it is refused */
  ask<T>(query: string, variables?: object, role?: string): Promise<T>
  post<T>(path: string, options: Pick<PostOptions, 'data' | 'multipart'>): Promise<T>
}

const TOKEN_REUSE_MS = 4 * 60_000
const callers = new Map<string, Promise<Caller>>()

/**
 * Signs in as a demo person; staff also send their code. All story files share one session per person, because a code
 * works only once and a new one takes 30 seconds.
 */
export function caller(email: string): Promise<Caller> {
  const known = callers.get(email) ?? openCaller(email)
  callers.set(email, known)
  return known
}

/** Signs a page in without the login page, which has its own stories. */
export async function signInPage(page: Page, email: string): Promise<void> {
  await signIn(page.request, email)
  await page.addInitScript(() => localStorage.setItem('was-signed-in', 'true'))
}

async function requestToken(api: APIRequestContext) {
  const staleAt = Date.now() + TOKEN_REUSE_MS
  const answer = await jsonOf<{ accessToken: string; user: { userId: string } }>(
    await api.post('/api/session/token', { headers: HEADERS, data: {}, maxRetries: RESETS }),
  )
  return { ...answer, staleAt }
}

async function openCaller(email: string): Promise<Caller> {
  const session = path.join(ownProduct().environment.DATA_DIR ?? '', `story-session-${email}.json`)
  const isKept = existsSync(session)
  const api = await request.newContext({
    baseURL: ownProduct().url,
    ...(isKept ? { storageState: session } : {}),
  })
  if (!isKept) await signIn(api, email)
  let token = await requestToken(api)
  await api.storageState({ path: session })
  // A token lasts 5 minutes, and a story file may run longer.
  const freshHeaders = async () => {
    if (Date.now() > token.staleAt) {
      token = await requestToken(api)
      await api.storageState({ path: session })
    }
    return { ...HEADERS, Authorization: `Bearer ${token.accessToken}` }
  }
  return {
    userId: token.user.userId,
    async ask<T>(query: string, variables = {}, role?: string) {
      const answer = await jsonOf<{ data: T; errors?: { message: string }[] }>(
        await api.post('/v1/graphql', {
          headers: { ...(await freshHeaders()), ...(role ? { 'X-Hasura-Role': role } : {}) },
          data: { query, variables },
          maxRetries: RESETS,
        }),
      )
      if (answer.errors) throw new Error(`${query}: ${answer.errors.map(({ message }) => message).join(', ')}`)
      return answer.data
    },
    post: async <T>(path: string, options: Pick<PostOptions, 'data' | 'multipart'>) =>
      jsonOf<T>(await api.post(path, { headers: await freshHeaders(), maxRetries: RESETS, ...options })),
  }
}

async function signIn(api: APIRequestContext, email: string): Promise<void> {
  const answer = await jsonOf<{ twoFactorRedirect?: boolean }>(
    await api.post('/api/auth/sign-in/email', {
      headers: HEADERS,
      data: { email, password: DEMO_PASSWORD },
      maxRetries: RESETS,
    }),
  )
  if (!answer.twoFactorRedirect) return
  await passSecondFactor(email, async (code) =>
    (await api.post('/api/auth/two-factor/verify-totp', { headers: HEADERS, data: { code } })).ok(),
  )
}

async function jsonOf<T>(response: APIResponse): Promise<T> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
  return (await response.json()) as T
}
