import { type ClientMessage, frame, type Protocol, ProtocolError, readFields, textField } from './protocol.js'

const KEEP_ALIVE = frame('ka')
const connectionError = (message: string) => ({
  frames: [frame('connection_error', { payload: JSON.stringify(message) })],
})
const startError = (id: string, payload: string) => ({ frames: [frame('error', { id, payload })] })

/** The older protocol, of the package subscriptions-transport-ws: mistakes are answered, the socket stays. */
export const APOLLO_PROTOCOL: Protocol = {
  name: 'graphql-ws',
  hasInitDeadline: false,
  wrapsErrors: true,
  read,
  acknowledged: [frame('connection_ack'), KEEP_ALIVE],
  keepAlive: KEEP_ALIVE,
  pong: () => ({}),
  next: (id, payload) => frame('data', { id, payload }),
  error: (id, payload) => frame('error', { id, payload }),
  complete: (id) => frame('complete', { id }),
  initTimedOut: {},
  malformed: connectionError,
  initAgain: { frames: [frame('connection_ack')] },
  startedEarly: startError,
  duplicate: startError,
  refused: connectionError,
}

function read(message: unknown): ClientMessage {
  const fields = readFields(message)
  const { payload } = fields
  switch (fields.type) {
    case 'connection_init':
      return { kind: 'init', payload }
    case 'start':
      return { kind: 'start', id: textField(fields, 'id'), payload }
    case 'stop':
      return { kind: 'stop', id: textField(fields, 'id') }
    case 'connection_terminate':
      return { kind: 'terminate' }
    default:
      throw new ProtocolError(`unknown type ${JSON.stringify(fields.type)}`)
  }
}
