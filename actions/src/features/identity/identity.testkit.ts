import { textsInForce } from '#contract/legal/account-texts.js'
import type { TestActions } from '#tests/actions.js'
import type { TestDatabase } from '#tests/database.js'
import type { Answer, Body, RequestOptions } from '#tests/http.js'
import type { SessionUser } from '../sessions/session-user.js'

export const PASSWORD = 'a quiet morning walk'

/** What forms that open an account send: the texts that were shown. */
export const SHOWN_TEXTS = textsInForce(new Date())

export interface TokenAnswer {
  accessToken: string
  expiresAt: string
  user: SessionUser
}

/** A browser as our pages use it: keeps cookies and sends the CSRF header. */
export interface Browser {
  post<T = Body>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>>
  request<T = Body>(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<Answer<T>>
  cookies: Map<string, string>
  token(): Promise<Answer<TokenAnswer>>
}

export function openBrowser(actions: TestActions, headers: Record<string, string> = {}): Browser {
  const cookies = new Map<string, string>()
  const request = async <T>(method: string, path: string, body?: unknown, options: RequestOptions = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const guard = { 'x-requested-with': 'sagework', ...headers, ...options.headers }
    const answer = await actions.request<T>(method, path, body, { ...options, cookie, headers: guard })
    for (const set of answer.headers.getSetCookie()) keep(cookies, set)
    return answer
  }
  const post = <T>(path: string, body: unknown = {}, options?: RequestOptions) =>
    request<T>('POST', path, body, options)
  return { post, request, cookies, token: () => post<TokenAnswer>('/api/session/token') }
}

function keep(cookies: Map<string, string>, set: string): void {
  const [pair = ''] = set.split(';')
  const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
  if (value === '' || /max-age=0(;|$)/i.test(set)) cookies.delete(name)
  else cookies.set(name, value)
}

export interface StoredMail {
  kind: string
  subject: string
  text: string
  html: string
  is_sensitive: boolean
}

export function mailsTo(database: TestDatabase, email: string): Promise<(StoredMail & Body)[]> {
  const sql = 'select * from private.outbox_mails where to_address = $1 order by created_at desc, id'
  return database.query<StoredMail & Body>(sql, [email])
}

/** The token in the latest email of a kind to an address. */
export async function mailedToken(database: TestDatabase, email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(database, email)).find((one) => one.kind === kind)
  const token = mail?.text.match(/(?:token=|\/invite\/)([\w-]+)/)?.[1]
  if (!token) throw new Error(`No ${kind} was mailed to ${email}.`)
  return token
}

/** The six digits in the latest confirmation email to an address. */
export async function mailedCode(database: TestDatabase, email: string): Promise<string> {
  const mail = (await mailsTo(database, email)).find((one) => one.kind === 'confirm-email')
  const code = mail?.text.match(/\b(\d{3}) (\d{3})\b/)
  if (!code) throw new Error(`No code was mailed to ${email}.`)
  return `${code[1]}${code[2]}`
}

export function signUpForm(email: string, rest: Body = {}): Body {
  return {
    firstName: 'Mara',
    lastName: 'Lind',
    email,
    accountType: 'client',
    method: 'password',
    password: PASSWORD,
    ...SHOWN_TEXTS,
    ...rest,
  }
}

/** Signs someone up and confirms their address, which signs them in. */
export async function signUpAndConfirm(actions: TestActions, database: TestDatabase, email: string, rest: Body = {}) {
  const browser = openBrowser(actions)
  await browser.post('/api/signup', signUpForm(email, rest))
  await browser.post('/api/email-verification/confirm', { token: await mailedToken(database, email, 'confirm-email') })
  const { body } = await browser.token()
  return { browser, token: body.accessToken, user: body.user }
}

/** Lets every plan have a team of any size, for tests about something else. */
export const liftTeamLimits = (database: TestDatabase) => database.query('update plan_packages set team_size = 1000')
