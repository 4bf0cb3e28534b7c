import { stringifyJson } from '../json.js'
import { frame, type Protocol, readMessage } from './protocol.js'

const close = (code: number, reason: string) => ({ close: { code, reason } })

const WORDS = { connection_init: 'init', subscribe: 'start', complete: 'stop', ping: 'ping', pong: 'pong' } as const

/** The current protocol, from the package graphql-ws: mistakes close the socket. */
export const TRANSPORT_PROTOCOL: Protocol = {
  name: 'graphql-transport-ws',
  hasInitDeadline: true,
  wrapsErrors: false,
  read: (message) => readMessage(WORDS, message),
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
