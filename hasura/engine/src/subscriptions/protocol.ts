/** A client message, in either protocol. */
export type ClientMessage =
  | { readonly kind: 'init'; readonly payload: unknown }
  | { readonly kind: 'start'; readonly id: string; readonly payload: unknown }
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'ping'; readonly payload: unknown }
  | { readonly kind: 'pong' }
  | { readonly kind: 'terminate' }

/** The server's reaction: a message, a close, or both. */
export interface Reaction {
  readonly frames?: readonly string[]
  readonly close?: { readonly code: number; readonly reason: string }
}

/** One of the two sub-protocols (semantics §10.1): message formats, and how client mistakes are handled. */
export interface Protocol {
  readonly name: 'graphql-transport-ws' | 'graphql-ws'
  /** Whether a client that sends nothing is dropped. */
  readonly hasInitDeadline: boolean
  /** Errors as a list, or as an object with `errors`. */
  readonly wrapsErrors: boolean
  /** Interprets a message's JSON. Throws ProtocolError. */
  read(message: unknown): ClientMessage
  readonly acknowledged: readonly string[]
  readonly keepAlive: string
  pong(payload: unknown): Reaction
  /** `body` is JSON text, sent as it is. */
  next(id: string, body: string): string
  error(id: string, payload: string): string
  complete(id: string): string
  readonly initTimedOut: Reaction
  malformed(reason: string): Reaction
  readonly initAgain: Reaction
  /** `payload` is the error in the endpoint's format. */
  startedEarly(id: string, payload: string): Reaction
  duplicate(id: string, payload: string): Reaction
  /** The client was not authorised. */
  refused(message: string): Reaction
}

/** The text is not a valid message of the protocol. */
export class ProtocolError extends Error {}

type Fields = Readonly<Record<string, unknown>>

/**
 * Interprets a message's JSON. Throws ProtocolError.
 * @param words message type → its meaning
 */
export function readMessage(words: Readonly<Record<string, ClientMessage['kind']>>, message: unknown): ClientMessage {
  const fields = readFields(message)
  const { type, payload } = fields
  const kind = typeof type === 'string' && Object.hasOwn(words, type) ? words[type] : undefined
  switch (kind) {
    case 'init':
    case 'ping':
      return { kind, payload }
    case 'start':
      return { kind, id: textField(fields, 'id'), payload }
    case 'stop':
      return { kind, id: textField(fields, 'id') }
    case 'pong':
    case 'terminate':
      return { kind }
    default:
      throw new ProtocolError(`unknown type ${JSON.stringify(type)}`)
  }
}

/** A message's members. Throws ProtocolError. */
function readFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ProtocolError('expected Object')
  return value as Fields
}

/** A member that must be text. Throws ProtocolError. */
function textField(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value === 'string') return value
  throw new ProtocolError(value === undefined ? `key "${name}" not found` : `expected String for "${name}"`)
}

export function frame(type: string, rest: { readonly id?: string; readonly payload?: string } = {}): string {
  const id = rest.id === undefined ? '' : `,"id":${JSON.stringify(rest.id)}`
  const payload = rest.payload === undefined ? '' : `,"payload":${rest.payload}`
  return `{"type":"${type}"${id}${payload}}`
}
