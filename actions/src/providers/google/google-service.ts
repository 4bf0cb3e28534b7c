import { createHash } from 'node:crypto'
import { SECOND_MS } from '#platform/clock.js'
import { askGoogle, fieldsOf } from './ask-google.js'
import { type Google, GoogleFault, type GoogleToken } from './google.js'

/** The least right that Google has for this: files that this product created itself (KUP-31). */
const SCOPE = 'https://www.googleapis.com/auth/drive.file'
const DOCUMENT = 'application/vnd.google-apps.document'
/** The property that a document keeps its mark in; only this product sees it. */
const MARK = 'sageworkSave'
const DOCUMENT_ID = /^[A-Za-z0-9_-]{1,128}$/
/** Of a token that may stand in a header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/

interface Settings {
  clientId: string
  clientSecret: string
  /** How long the login may take; what is saved brings its own limit. */
  seconds: number
  /** The page that Google sends the browser back to: always this one. */
  returnUrl: string
  loginUrl: string
  tokenUrl: string
  apiUrl: string
}

/** Google's login by authorization code with PKCE, and Drive's files (KUP-30, KBASE-43). */
export function createGoogleService(settings: Settings): Google {
  const { clientId, clientSecret, returnUrl, apiUrl } = settings
  const sendForm = (path: string, fields: Record<string, string>) =>
    askGoogle(settings.tokenUrl + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(settings.seconds * SECOND_MS),
    })
  return {
    loginUrl: ({ state, verifier }) => `${settings.loginUrl}/o/oauth2/v2/auth?${loginQuery(settings, state, verifier)}`,
    async redeemCode(code, verifier) {
      const grant = { grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret }
      return readToken(await sendForm('/token', { ...grant, redirect_uri: returnUrl, code, code_verifier: verifier }))
    },
    revoke: async (token) => void (await sendForm('/revoke', { token })),
    async findDocument(token, mark, signal) {
      const query = new URLSearchParams({
        q: `appProperties has { key='${MARK}' and value='${mark}' } and trashed = false`,
        fields: 'files(id)',
        pageSize: '1',
      })
      const { files } = fieldsOf(
        await askGoogle(`${apiUrl}/drive/v3/files?${query}`, { headers: bearer(token), signal }),
      )
      if (!Array.isArray(files)) throw new GoogleFault('unreadable', 'no list of files')
      return files.length > 0 ? readId(files[0]) : null
    },
    async createDocument(token, { name, mark }, signal) {
      const body = JSON.stringify({ name, mimeType: DOCUMENT, appProperties: { [MARK]: mark } })
      const headers = { ...bearer(token), 'Content-Type': 'application/json' }
      return readId(await askGoogle(`${apiUrl}/drive/v3/files?fields=id`, { method: 'POST', headers, body, signal }))
    },
    async writeDocument(token, id, html, signal) {
      const address = `${apiUrl}/upload/drive/v3/files/${encodeURIComponent(id)}?uploadType=media&fields=id`
      const headers = { ...bearer(token), 'Content-Type': 'text/html; charset=UTF-8' }
      const written = readId(await askGoogle(address, { method: 'PATCH', headers, body: html, signal }))
      if (written !== id) throw new GoogleFault('unreadable', 'another document was written')
    },
  }
}

function loginQuery({ clientId, returnUrl }: Settings, state: string, verifier: string): URLSearchParams {
  return new URLSearchParams({
    ...{ client_id: clientId, redirect_uri: returnUrl, response_type: 'code', scope: SCOPE, state },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    // no refresh token: whoever comes back after an hour logs in again
    access_type: 'online',
    prompt: 'select_account',
  })
}

function readToken(answer: unknown): GoogleToken {
  const { access_token: token, expires_in: seconds, scope, token_type: type } = fieldsOf(answer)
  const isToken = typeof token === 'string' && TOKEN.test(token) && String(type).toLowerCase() === 'bearer'
  if (!isToken || typeof seconds !== 'number' || !(seconds > 0)) throw new GoogleFault('unreadable', 'no token')
  // people may untick it while they log in
  if (typeof scope !== 'string' || !scope.split(' ').includes(SCOPE))
    throw new GoogleFault('narrow', 'without the right to create documents')
  return { token, seconds }
}

function readId(answer: unknown): string {
  const { id } = fieldsOf(answer)
  if (typeof id !== 'string' || !DOCUMENT_ID.test(id)) throw new GoogleFault('unreadable', 'no id of a document')
  return id
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
