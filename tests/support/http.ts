import { adminSecret } from './environment.js'

export interface RequestOptions {
  token?: string
  /** Sent as X-Hasura-Role. */
  role?: string
  /** Sends the admin secret, like our own services. */
  adminSecret?: boolean
  cookie?: string
  headers?: Record<string, string>
}

export type Body = Record<string, unknown>

export interface Answer<T = Body> {
  status: number
  headers: Headers
  /** Parsed JSON; the plain text if it isn't JSON; null if empty. `T` is what the test expects. */
  body: T
}

/** One HTTP request with a JSON (or form) body. */
export async function request<T = Body>(
  method: string,
  url: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Answer<T>> {
  const isForm = body instanceof FormData
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.adminSecret ? { 'x-hasura-admin-secret': adminSecret() } : {}),
      ...(options.role ? { 'x-hasura-role': options.role } : {}),
      ...(options.cookie ? { cookie: options.cookie } : {}),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parse(text) as T }
}

function parse(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
