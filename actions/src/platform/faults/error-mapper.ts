import { ValidationError } from 'yup'
import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import type { FieldError } from '#contract/validate-form.js'
import { AppError, type CreditShortfall } from '../errors.js'
import { messageForLog } from '../logging/error-for-log.js'
import type { Logger } from '../logging/logger.js'
import { isInvalidValue, isOutOfSpace } from './database-faults.js'

interface RefusalDetails {
  errors?: FieldError[]
  terms?: CurrentTerms
  credits?: CreditShortfall
  reason?: string
  advice?: string
}

export interface RestRefusal extends RefusalDetails {
  message: string
  errorCode: string
  requestId: string
}

export interface ActionRefusal {
  message: string
  extensions: RefusalDetails & { code: string; requestId: string }
}

/** Yup's own message would repeat the value. */
const WRONG_TYPE = 'This value is of the wrong kind'

const UNREADABLE = 'This address can’t be read.'

/** From this status on, it takes an operator to fix it. */
const SERVER_FAULT = 500

const NOTHING_SAVED = 'The server is out of space, so nothing was saved. Try again later.'

interface ParserFault {
  type: string
  status: number
}

/**
 * Converts anything thrown into an AppError and logs it once under the request id: client errors at info, our own with
 * their cause at error. Details of a 5xx are never sent to the client.
 */
export function toAppError(thrown: unknown, log: Logger): AppError {
  const error = classify(thrown)
  if (error.status >= SERVER_FAULT) log.error({ err: error.cause ?? error, code: error.code }, 'request failed')
  else log.info({ code: error.code, status: error.status, cause: reasonOf(error.cause) }, 'request refused')
  return error
}

/** The body of a REST error response. */
export function restRefusal(error: AppError, requestId: string): RestRefusal {
  return { message: wordsOf(error, requestId), errorCode: error.code, requestId, ...detailsOf(error) }
}

/** The body of an action's error response. Hasura passes it on for 4xx only. */
export function actionRefusal(error: AppError, requestId: string): ActionRefusal {
  return { message: wordsOf(error, requestId), extensions: { code: error.code, requestId, ...detailsOf(error) } }
}

function detailsOf({ errors, terms, credits, reason, advice }: AppError): RefusalDetails {
  return {
    ...{ ...(errors && { errors }), ...(terms && { terms }), ...(credits && { credits }) },
    ...{ ...(reason && { reason }), ...(advice && { advice }) },
  }
}

function wordsOf(error: AppError, requestId: string): string {
  return error.isHidden ? `Something went wrong on our side. Reference: ${requestId}` : error.message
}

function reasonOf(cause: unknown): string | undefined {
  return cause instanceof Error ? messageForLog(cause) : undefined
}

function classify(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof ValidationError) return fromValidation(thrown)
  if (isParserFault(thrown)) return fromParser(thrown)
  if (thrown instanceof URIError) return new AppError('VALIDATION_FAILED', { message: UNREADABLE, cause: thrown })
  if (isOutOfSpace(thrown)) return new AppError('OUT_OF_SPACE', { message: NOTHING_SAVED, cause: thrown })
  if (isInvalidValue(thrown)) return new AppError('VALIDATION_FAILED', { cause: thrown })
  return new AppError('INTERNAL', { cause: thrown })
}

/** One message per field: its first broken rule. */
function fromValidation(fault: ValidationError): AppError {
  const all = fault.inner.length > 0 ? fault.inner : [fault]
  const perField = new Map<string, string>()
  for (const { path, message, type } of all) {
    if (path && !perField.has(path)) perField.set(path, type === 'typeError' ? WRONG_TYPE : message)
  }
  return new AppError('VALIDATION_FAILED', { errors: [...perField].map(([field, message]) => ({ field, message })) })
}

function isParserFault(thrown: unknown): thrown is ParserFault {
  return thrown instanceof Error && 'type' in thrown && 'status' in thrown
}

function fromParser(fault: ParserFault): AppError {
  if (fault.type === 'entity.too.large') return new AppError('BODY_TOO_LARGE')
  if (fault.type === 'encoding.unsupported' || fault.type === 'charset.unsupported') {
    return new AppError('CONTENT_TYPE_UNSUPPORTED')
  }
  if (fault.status >= 400 && fault.status < 500) return new AppError('INVALID_JSON', { cause: fault })
  return new AppError('INTERNAL', { cause: fault })
}
