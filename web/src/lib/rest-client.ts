import { getAccessToken, refreshToken } from './request/access-token'
import { errorFrom } from './request/response-error'
import { sendWithRetries } from './request/send-with-retries'
import { changesSessionCookie, withSessionLock } from './request/session-lock'
import { send } from './request/transport'
import { hasCode, isRequestError, sessionEnded } from './request-error'

export interface RestOptions {
  signal?: AbortSignal
}

export const restGet = <T>(path: string, options?: RestOptions) => request<T>('GET', path, undefined, options)
export const restPost = <T>(path: string, body: unknown = {}, options?: RestOptions) =>
  request<T>('POST', path, body, options)
export const restPatch = <T>(path: string, body: unknown, options?: RestOptions) =>
  request<T>('PATCH', path, body, options)
export const restDelete = <T>(path: string, options?: RestOptions) => request<T>('DELETE', path, undefined, options)

/** A file, such as a spreadsheet. */
export const restGetFile = (path: string, options?: RestOptions) =>
  request('GET', path, undefined, options, (response) => response.blob())

/** Uploads one file as a form, without progress. */
export function restUpload<T>(path: string, file: Blob, name: string, options?: RestOptions) {
  const form = new FormData()
  form.append('uploadedFile', file, name)
  return request<T>('POST', path, form, options)
}

/** Codes for a bad token. Other 401s are real answers: retrying a wrong code would count as a second guess. */
const TOKEN_REFUSALS = ['NO_SESSION', 'TOKEN_INVALID'] as const

/** Sends one request, with the token if there is one. A refused token is renewed once. Throws RequestError. */
async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  { signal }: RestOptions = {},
  read: (response: Response) => Promise<T> = readJson,
): Promise<T> {
  const token = await getAccessToken()
  const first = await sendBody(method, path, body, token, signal)
  try {
    return await readBody(first, read)
  } catch (error) {
    if (!token || !isRequestError(error) || !hasCode(error, ...TOKEN_REFUSALS)) throw error
    const renewed = await refreshToken(token)
    if (!renewed) throw sessionEnded(error)
    return readBody(await sendBody(method, path, body, renewed.accessToken, signal), read)
  }
}

function sendBody(method: string, path: string, body: unknown, token: string | null, signal?: AbortSignal) {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'sagework' }
  if (token) headers.Authorization = `Bearer ${token}`
  // the browser sets a form's content type itself, with its boundary
  if (method === 'GET') return sendWithRetries(path, { method, headers, signal })
  if (body instanceof FormData) return send(path, { method, headers, signal, body })
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const ask = () => send(path, { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) })
  return changesSessionCookie(method, path) ? withSessionLock(ask) : ask()
}

async function readBody<T>(response: Response, read: (response: Response) => Promise<T>): Promise<T> {
  if (!response.ok) throw await errorFrom(response)
  return read(response)
}

async function readJson<T>(response: Response): Promise<T> {
  return (response.status === 204 ? undefined : await response.json()) as T
}
