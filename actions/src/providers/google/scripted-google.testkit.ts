import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { atEnd } from '#tests/at-end.js'

const SCOPE = 'https://www.googleapis.com/auth/drive.file'

/** What is in the Drive, for those who share no process with it. */
const SEEN_PATH = '/seen'

type Errand = 'token' | 'revoke' | 'find' | 'create' | 'write'
/**
 * What it does next instead of what is asked: refuses, stays silent, breaks off, babbles, never ends, sends whoever asks somewhere
 * else, answers with something of its own, does as asked and breaks off before it says so, or does as asked later.
 */
export type Script =
  | { status: number; reason?: string }
  | 'stall'
  | 'cut off'
  | 'babble'
  | 'flood'
  | { redirect: string }
  | { answer: unknown }
  | 'lost'
  | { after: Promise<void> }

export interface StoredDocument {
  id: string
  name: string
  mimeType: string
  appProperties: Record<string, string>
  html: string
  owner: string
}

export interface AskedOfGoogle {
  errand: Errand
  path: string
  authorization: string | undefined
  contentType: string | undefined
  body: string
}

/** A Google on loopback: its login with a page to allow or deny, its tokens, and the documents of a Drive. */
export async function serveGoogle() {
  const asked: AskedOfGoogle[] = []
  const documents: StoredDocument[] = []
  const scripts = new Map<Errand, Script[]>()
  /** by code: what its login was begun with */
  const logins = new Map<string, URLSearchParams>()
  /** by token: whose it is */
  const tokens = new Map<string, string>()
  const account = { email: 'elena@drive.example', expiresIn: 3599, scope: SCOPE }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://google.test')
    if (url.pathname === '/o/oauth2/v2/auth') return showLogin(url.searchParams, response)
    if (url.pathname === SEEN_PATH) return send(response, 200, { documents })
    const errand = errandOf(request.method, url.pathname)
    if (!errand) return void response.writeHead(404).end()
    const body = await text(request)
    const { authorization, 'content-type': contentType } = request.headers
    asked.push({ errand, path: request.url ?? '', authorization, contentType, body })
    const script = scripts.get(errand)?.shift()
    if (typeof script === 'object' && 'after' in script) await script.after
    else if (script && script !== 'lost') return misbehave(script, response)
    const answer = ERRANDS[errand]({ url, body, owner: tokens.get(authorization?.replace('Bearer ', '') ?? '') })
    if (script === 'lost') return void response.destroy()
    send(response, 'error' in answer ? Number(answer.status) : 200, answer)
  }

  interface Call {
    url: URL
    body: string
    owner: string | undefined
  }
  const ERRANDS: Record<Errand, (call: Call) => Record<string, unknown>> = {
    token: ({ body }) => redeem(new URLSearchParams(body)),
    revoke: ({ body }) => ({ revoked: tokens.delete(new URLSearchParams(body).get('token') ?? '') }),
    find: ({ url, owner }) => {
      if (!owner) return refused(401, 'authError')
      const mark = /value='([^']+)'/.exec(url.searchParams.get('q') ?? '')?.[1] ?? ''
      const found = documents.filter((one) => one.owner === owner && Object.values(one.appProperties).includes(mark))
      return { files: found.map(({ id }) => ({ id })) }
    },
    create: ({ body, owner }) => {
      if (!owner) return refused(401, 'authError')
      const id = `doc_${randomUUID()}`
      documents.push({ ...(JSON.parse(body) as StoredDocument), id, html: '', owner })
      return { id }
    },
    write: ({ url, body, owner }) => {
      if (!owner) return refused(401, 'authError')
      const id = decodeURIComponent(url.pathname.split('/').at(-1) ?? '')
      const document = documents.find((one) => one.id === id && one.owner === owner)
      if (!document) return refused(404, 'notFound')
      document.html = body
      return { id }
    },
  }

  function redeem(form: URLSearchParams): Record<string, unknown> {
    const begun = logins.get(form.get('code') ?? '')
    logins.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      begun?.get('code_challenge') === challenge &&
      begun.get('redirect_uri') === form.get('redirect_uri') &&
      form.get('client_id') === 'test-client' &&
      form.get('client_secret') === 'test-client-secret'
    if (!isRight) return { status: 400, error: 'invalid_grant' }
    return issue()
  }

  function issue(): Record<string, unknown> {
    const token = `ya29.${randomUUID()}`
    tokens.set(token, account.email)
    return { access_token: token, expires_in: account.expiresIn, scope: account.scope, token_type: 'Bearer' }
  }

  function showLogin(query: URLSearchParams, response: ServerResponse) {
    const back = (fields: Record<string, string>) =>
      `${query.get('redirect_uri')}?${new URLSearchParams({ state: query.get('state') ?? '', ...fields })}`
    const link = (words: string, address: string) => `<p><a href="${address.replaceAll('&', '&amp;')}">${words}</a></p>`
    const page = [link('Allow', back({ code: allow(query) })), link('Cancel', back({ error: 'access_denied' }))]
    const title = '<!doctype html><html lang="en"><title>Sign in – Google</title><h1>Sign in with Google</h1>'
    response.writeHead(200, { 'content-type': 'text/html' }).end(title + page.join(''))
  }

  function allow(query: URLSearchParams): string {
    const code = `4/${randomUUID()}`
    logins.set(code, query)
    return code
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  atEnd(close)
  return {
    url,
    close,
    asked,
    documents,
    account,
    /** Settings with which the service asks this server. */
    settings: (seconds = 20) => ({
      ...{ GOOGLE_CLIENT_ID: 'test-client', GOOGLE_CLIENT_SECRET: 'test-client-secret', GOOGLE_SECONDS: `${seconds}` },
      ...{ GOOGLE_LOGIN_URL: url, GOOGLE_TOKEN_URL: url, GOOGLE_API_URL: url },
    }),
    /** What it does at the next requests of this kind. */
    follow: (errand: Errand, ...next: Script[]) => void scripts.set(errand, next),
    /** Somebody presses "Allow" on the page at this address. @returns what Google sends back with the browser */
    allow: (loginUrl: string) => {
      const query = new URL(loginUrl).searchParams
      return { code: allow(query), state: query.get('state') ?? '' }
    },
    /** The person takes the right back in their account. */
    forgetTokens: () => tokens.clear(),
  }
}

function errandOf(method: string | undefined, path: string): Errand | undefined {
  if (path === '/token') return 'token'
  if (path === '/revoke') return 'revoke'
  if (path.startsWith('/upload/drive/v3/files/') && method === 'PATCH') return 'write'
  if (path !== '/drive/v3/files') return undefined
  return method === 'POST' ? 'create' : 'find'
}

const refused = (status: number, reason: string) => ({
  status,
  error: { code: status, message: 'A long sentence with ya29.secrets in it.', errors: [{ reason }] },
})

function misbehave(script: Exclude<Script, 'lost' | { after: Promise<void> }>, response: ServerResponse): void {
  if (script === 'stall') return
  if (script === 'cut off') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"id": "doc')
    setImmediate(() => response.destroy())
    return
  }
  if (script === 'babble') {
    response.writeHead(200).end('<html>welcome</html>')
    return
  }
  if (script === 'flood') flood(response)
  else if ('redirect' in script) response.writeHead(307, { location: script.redirect }).end()
  else if ('answer' in script) send(response, 200, script.answer)
  else send(response, script.status, refused(script.status, script.reason ?? 'backendError'))
}

/** Words without end, until nobody listens any more. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"id": "')
  const words = 'doc'.repeat(20_000)
  const pour = () => {
    while (!response.destroyed && response.write(words));
  }
  response.on('drain', pour)
  pour()
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
