import { stringifyJson } from '../json.js'
import { type ClientMessage, frame, type Protocol, ProtocolError, readFields, textField } from './protocol.js'

const close = (code: number, reason: string) => ({ close: { code, reason } })

/** The current protocol, of the package graphql-ws: mistakes close the socket. */
export const TRANSPORT_PROTOCOL: Protocol = {
  name: 'graphql-transport-ws',
  hasInitDeadline: true,
  wrapsErrors: false,
  read,
  acknowledged: [frame('connection_ack')],
  keepAlive: frame('ping', { payload: '{"message":"keepalive"}' }),
  pong: (payload) => ({ frames: [frame('pong', payload === undefined ? {} : { payload: stringifyJson(payload) })] }),
  next: (id, payload) => frame('next', { id, payload }),
  error: (id, payload) => frame('error', { id, payload }),
  complete: (id) => frame('complete', { id }),
  initTimedOut: close(4408, 'Connection initialisation timed out'),
  malformed: (reason) => close(4400, reason),
  initAgain: close(4429, 'Too many initialisation requests'),
  startedEarly: () => close(4401, 'Unauthorized'),
  duplicate: (id) => close(4409, `Subscriber for ${id} already exists`),
  refused: (message) => close(4403, `Forbidden: ${message}`),
}

function read(message: unknown): ClientMessage {
  const fields = readFields(message)
  const { payload } = fields
  switch (fields.type) {
    case 'connection_init':
      return { kind: 'init', payload }
    case 'subscribe':
      return { kind: 'start', id: textField(fields, 'id'), payload }
    case 'complete':
      return { kind: 'stop', id: textField(fields, 'id') }
    case 'ping':
      return { kind: 'ping', payload }
    case 'pong':
      return { kind: 'pong' }
    default:
      throw new ProtocolError(`unknown type ${JSON.stringify(fields.type)}`)
  }
}
