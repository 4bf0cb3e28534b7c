import { ClientError, GraphQLClient } from 'graphql-request'
import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import { env } from './env'
import { getAccessToken, refreshToken } from './request/access-token'
import { announceRefusal } from './request/refusals'
import { sendWithRetries } from './request/send-with-retries'
import { type CreditShortfall, type FieldError, RequestError, sessionEnded } from './request-error'

type Headers = Record<string, string>

/** The engine's error codes for a token that has just expired, and that of an action whose caller's session is over. */
const TOKEN_REFUSALS = new Set(['invalid-jwt', 'invalid-headers', 'TOKEN_INVALID'])

// Skips parsing: documents are sent as written, and the server doesn't need the operation's name.
const client = new GraphQLClient(`${env.origin}/v1/graphql`, {
  excludeOperationName: true,
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    sendWithRetries(String(input).replace(env.origin, ''), init ?? {}),
})

function fetcherFor(extraHeaders: Headers, isPublic = false) {
  return <TData, TVariables>(query: string, variables?: TVariables, headers?: RequestInit['headers']) =>
    async (): Promise<TData> => {
      const sent = { ...extraHeaders, ...Object.fromEntries(new globalThis.Headers(headers)) }
      const token = isPublic ? null : await getAccessToken()
      try {
        return await ask<TData>(query, variables, sent, token)
      } catch (error) {
        if (!token || !(error instanceof RequestError) || !TOKEN_REFUSALS.has(error.code)) throw error
        const renewed = await refreshToken(token)
        if (!renewed) throw sessionEnded(error)
        return ask<TData>(query, variables, sent, renewed.accessToken)
      }
    }
}

/** Sends a request as the signed-in user in their default role. The generated hooks use it. Throws RequestError. */
export const graphqlFetcher = fetcherFor({})
/** Sends a request in the role `staff`, which only pages under /admin may use. */
export const staffGraphqlFetcher = fetcherFor({ 'X-Hasura-Role': 'staff' })
/** Sends a request as `anonymous`, even if somebody is signed in. */
export const publicGraphqlFetcher = fetcherFor({}, true)

async function ask<TData>(query: string, variables: unknown, headers: Headers, token: string | null): Promise<TData> {
  const authorization: Headers = token ? { Authorization: `Bearer ${token}` } : {}
  try {
    return await client.request<TData>(query, variables as Record<string, unknown>, { ...headers, ...authorization })
  } catch (error) {
    throw error instanceof ClientError ? announceRefusal(await refusalOf(error)) : error
  }
}

/** A constraint violation, as Hasura words it. */
const VIOLATION = /violates .*constraint/

/** Loaded on demand: violations are rare, and the messages come with the forms' checks. */
async function messageFor(message: string) {
  return (await import('./forms/constraint-messages')).violationMessage(message)
}

async function refusalOf({ response }: ClientError): Promise<RequestError> {
  const first = response.errors?.[0]
  const extensions = (first?.extensions ?? {}) as Partial<{
    code: string
    errors: FieldError[]
    terms: CurrentTerms
    credits: CreditShortfall
    requestId: string
  }>
  const responseHeaders = response.headers as globalThis.Headers | undefined
  const violation = VIOLATION.test(first?.message ?? '') ? await messageFor(first?.message ?? '') : null
  return new RequestError({
    code: violation?.errors.length ? 'VALIDATION_FAILED' : (extensions.code ?? `HTTP_${response.status}`),
    status: response.status,
    message: violation?.message ?? first?.message ?? 'Something went wrong on our side. Please try again.',
    requestId: extensions.requestId ?? responseHeaders?.get('x-request-id') ?? null,
    errors: violation?.errors ?? extensions.errors ?? [],
    terms: extensions.terms ?? null,
    credits: extensions.credits ?? null,
  })
}
