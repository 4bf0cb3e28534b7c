import { frame, type Protocol, readMessage } from './protocol.js'

const KEEP_ALIVE = frame('ka')
const connectionError = (message: string) => ({
  frames: [frame('connection_error', { payload: JSON.stringify(message) })],
})
const startError = (id: string, payload: string) => ({ frames: [frame('error', { id, payload })] })

const WORDS = { connection_init: 'init', start: 'start', stop: 'stop', connection_terminate: 'terminate' } as const

/** The legacy protocol of subscriptions-transport-ws: mistakes are answered, and the socket stays open. */
export const APOLLO_PROTOCOL: Protocol = {
  name: 'graphql-ws',
  hasInitDeadline: false,
  wrapsErrors: true,
  read: (message) => readMessage(WORDS, message),
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
