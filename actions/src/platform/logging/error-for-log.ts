import { ValidationError } from 'yup'

/** Postgres error classes whose messages repeat input: data exceptions, and exceptions raised by our own functions. */
const QUOTING_CLASSES = ['22', 'P0']
const CAUSES_MAX = 5

interface LoggedFault {
  type: string
  message?: string
  code?: string
  /** Database object names, which Postgres reports separately from the message. */
  constraint?: string
  table?: string
  column?: string
  /** An upstream's response status. */
  status?: number
  stack?: string
  cause?: LoggedFault
}

/**
 * The loggable part of an error: type, code, stack, and its message unless it repeats input, as parsers' and databases'
 * messages do. Nothing else attached to it is logged, such as a request's body, variables or headers.
 */
export function errorForLog(fault: unknown, depth = 0): LoggedFault {
  if (!(fault instanceof Error)) return { type: fault === null ? 'null' : typeof fault }
  const { code, constraint, table, column } = fault as Error & Record<string, unknown>
  const logged: LoggedFault = { type: fault.constructor.name, ...textsOf({ code, constraint, table, column }) }
  const message = messageForLog(fault)
  if (message !== undefined) logged.message = message
  const status = statusOf(fault)
  if (status !== undefined) logged.status = status
  if (fault.stack) logged.stack = framesOf(fault.stack)
  if (fault.cause !== undefined && depth < CAUSES_MAX) logged.cause = errorForLog(fault.cause, depth + 1)
  return logged
}

/** An error's message; undefined if it may repeat input. */
export function messageForLog(fault: Error): string | undefined {
  if (fault instanceof SyntaxError || fault instanceof ValidationError) return undefined
  // body-parser's errors hold the body, graphql-request's the variables, and both quote them in the message
  if ('body' in fault || ('request' in fault && 'response' in fault)) return undefined
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : ''
  if ('severity' in fault && QUOTING_CLASSES.some((kind) => code.startsWith(kind))) return undefined
  return fault.message
}

function statusOf(fault: Error): number | undefined {
  const answer = 'response' in fault ? fault.response : fault
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return undefined
  return typeof answer.status === 'number' ? answer.status : undefined
}

function textsOf(given: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

/** A stack starts with the error's message, however many lines that has. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
