import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import { type CreditShortfall, type FieldError, RequestError } from '../request-error'
import { announceRefusal } from './refusals'

const UNEXPECTED = 'Something went wrong on our side. Please try again.'

/** Turns a failed REST response into a RequestError. A body that isn't our JSON gets a neutral message. */
export async function errorFrom(response: Response): Promise<RequestError> {
  const body = (await response.json().catch(() => null)) as Partial<{
    message: string
    errorCode: string
    requestId: string
    errors: FieldError[]
    terms: CurrentTerms
    credits: CreditShortfall
    reason: string
    advice: string
  }> | null
  return announceRefusal(
    new RequestError({
      code: body?.errorCode ?? `HTTP_${response.status}`,
      status: response.status,
      message: body?.message || UNEXPECTED,
      requestId: body?.requestId ?? response.headers.get('x-request-id'),
      errors: body?.errors ?? [],
      terms: body?.terms ?? null,
      credits: body?.credits ?? null,
      reason: body?.reason ?? null,
      advice: body?.advice ?? null,
    }),
  )
}
