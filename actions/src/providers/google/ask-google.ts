import { GoogleFault } from './google.js'

const ANSWER_BYTES_MAX = 256 * 1024
const [UNAUTHORIZED, FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS, SERVER_ERROR] = [401, 403, 404, 429, 500]
/** Words that Google uses for "not now" and "no room", under the same status as for "never". */
const BUSY_REASONS = ['rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded', 'sharingRateLimitExceeded']
const FULL_REASONS = ['storageQuotaExceeded', 'teamDriveFileLimitExceeded', 'numChildrenInNonRootLimitExceeded']
/** 403, too, and nothing that another account would mend: the operator's project has no Drive, or the login lacks the right. */
const [UNCONFIGURED, NARROW] = ['accessNotConfigured', 'insufficientPermissions']
/** A reason is a word; anything else that is said isn't repeated. */
const WORD = /^[A-Za-z_]{1,60}$/

export type GoogleRequest = Pick<RequestInit, 'method' | 'headers' | 'body'> & { signal: AbortSignal }

/**
 * One request to Google, which goes where the settings say and nowhere that the answer says.
 * @returns the parsed answer of a success
 * @throws GoogleFault
 */
export async function askGoogle(address: string, { signal, ...request }: GoogleRequest): Promise<unknown> {
  const { status, body } = await send(address, signal, request)
  const answer = parsed(body)
  if (status >= 200 && status < 300) {
    if (answer === undefined) throw new GoogleFault('unreadable', `status ${status}, no JSON`)
    return answer
  }
  throw faultOf(status, reasonIn(answer))
}

async function send(address: string, signal: AbortSignal, request: Omit<GoogleRequest, 'signal'>) {
  try {
    // a token goes to whom the operator named, and to nobody that they name
    const response = await fetch(address, { ...request, redirect: 'error', signal })
    return { status: response.status, body: await readBody(response) }
  } catch (error) {
    if (error instanceof GoogleFault) throw error
    if (signal.aborted) throw new GoogleFault('stalled', 'no answer in time')
    throw new GoogleFault('unavailable', 'no connection, or a redirect', error)
  }
}

async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > ANSWER_BYTES_MAX) throw new GoogleFault('unreadable', 'an answer without end')
      parts.push(part)
    }
  } catch (error) {
    // `fetch` calls a broken connection a TypeError
    if (!(error instanceof TypeError)) throw error
    throw new GoogleFault('cut off', `status ${response.status}, broken off`, error)
  }
  return Buffer.concat(parts).toString('utf8')
}

function faultOf(status: number, reason: string): GoogleFault {
  const detail = `status ${status}${reason ? `, ${reason}` : ''}`
  if (status === UNAUTHORIZED) return new GoogleFault('expired', detail)
  if (status === TOO_MANY_REQUESTS || BUSY_REASONS.includes(reason)) return new GoogleFault('busy', detail)
  if (FULL_REASONS.includes(reason)) return new GoogleFault('full', detail)
  if (reason === NARROW) return new GoogleFault('narrow', detail)
  if (reason === UNCONFIGURED) return new GoogleFault('refused', detail)
  if (status === FORBIDDEN) return new GoogleFault('denied', detail)
  if (status === NOT_FOUND) return new GoogleFault('gone', detail)
  return new GoogleFault(status >= SERVER_ERROR ? 'unavailable' : 'refused', detail)
}

/** Drive says `{ error: { errors: [{ reason }] } }`, the login `{ error: "invalid_grant" }`. */
function reasonIn(answer: unknown): string {
  const { error } = fieldsOf(answer)
  if (typeof error === 'string') return WORD.test(error) ? error : ''
  const { errors } = fieldsOf(error)
  const { reason } = fieldsOf(Array.isArray(errors) ? errors[0] : undefined)
  return typeof reason === 'string' && WORD.test(reason) ? reason : ''
}

/** The fields of an object; of anything else there are none. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}
