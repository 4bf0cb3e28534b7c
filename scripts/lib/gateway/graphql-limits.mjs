import { callersOf, holderOf } from './caller.mjs'
import { OpenLimit, RateLimit } from './rate-limit.mjs'

/** An address may stand for a whole office. */
const ADDRESS_FACTOR = 5
/** A response or message costs one more unit per this many bytes. */
const BYTES_PER_UNIT = 64 * 1024
/** The engine's limit for a batch; its body isn't parsed here. */
const BATCH_UNITS = 50
/** For a socket's keep-alive. */
const HEARTBEAT_UNITS = 0.1
const SOCKETS_PER_ADDRESS = 200
const SOCKETS_PER_HOLDER = 30
/** When there may be room for another socket. */
const SOCKET_RETRY_SECONDS = 10

/**
 * Limits what one caller may request from GraphQL per minute, over HTTP and sockets together. An operation costs one
 * unit; a large response, a batch and a compressed body (which may be a batch) cost more.
 * @param {{ perMinute: number, isBehindProxy: boolean, now?: () => number }} options `perMinute`: units per session; 0
 * disables the limit
 */
export function createGraphqlLimits({ perMinute, isBehindProxy, now }) {
  const holders = new RateLimit(perMinute, now)
  const addresses = new RateLimit(perMinute * ADDRESS_FACTOR, now)
  const socketsOfAddress = new OpenLimit(perMinute === 0 ? Number.POSITIVE_INFINITY : SOCKETS_PER_ADDRESS)
  const socketsOfHolder = new OpenLimit(perMinute === 0 ? Number.POSITIVE_INFINITY : SOCKETS_PER_HOLDER)
  const limitOf = (key) => (key.startsWith('address ') ? addresses : holders)
  const openOf = (key) => (key.startsWith('address ') ? socketsOfAddress : socketsOfHolder)
  const take = (keys, units) => Math.max(...keys.map((key) => limitOf(key).take(key, units)))
  const charge = (keys, units) => {
    for (const key of keys) limitOf(key).charge(key, units)
  }
  return {
    /**
     * Counts a request before forwarding, and the size of its response afterwards.
     * @param {import('node:http').IncomingMessage} request
     * @param {Buffer} first bytes of its body
     * @returns {{ retryAfter: number, weigh: (bytes: number) => void }}
     */
    request(request, first) {
      const keys = callersOf(request, isBehindProxy)
      const isPacked = request.headers['content-encoding'] !== undefined
      const retryAfter = take(keys, isPacked || mayBeBatch(first) ? BATCH_UNITS : 1)
      return { retryAfter, weigh: weigher((units) => charge(keys, units)) }
    },
    /**
     * Takes a slot for another socket.
     * @param {import('node:http').IncomingMessage} request
     */
    socket(request) {
      const keys = callersOf(request, isBehindProxy)
      const [address] = keys
      const wait = take(keys, 1)
      if (wait > 0) return { retryAfter: wait }
      if (!socketsOfAddress.open(address)) return { retryAfter: SOCKET_RETRY_SECONDS }
      const counted = new CountedSocket(address, { take, charge, openOf })
      if (counted.identify(request.headers.authorization)) return { retryAfter: 0, counted }
      counted.close()
      return { retryAfter: SOCKET_RETRY_SECONDS }
    },
  }
}

/** Counts one socket against its address and, once known, its token's holder. */
class CountedSocket {
  constructor(address, { take, charge, openOf }) {
    this.keys = [address]
    this.take = take
    this.weigh = weigher((units) => charge(this.keys, units))
    this.openOf = openOf
  }

  /** @param {unknown} authorization from the first message @returns {boolean} whether this holder may open another */
  identify(authorization) {
    const holder = holderOf(authorization)
    if (holder === undefined || this.keys.includes(holder)) return true
    if (!this.openOf(holder).open(holder)) return false
    this.keys.push(holder)
    return true
  }

  /**
   * @param {number} bytes of a message
   * @param {boolean} isHeartbeat
   * @returns {boolean} whether it may be forwarded
   */
  message(bytes, isHeartbeat) {
    return this.take(this.keys, (isHeartbeat ? HEARTBEAT_UNITS : 1) + Math.floor(bytes / BYTES_PER_UNIT)) === 0
  }

  close() {
    for (const key of this.keys.splice(0)) this.openOf(key).close(key)
  }
}

/** Responses arrive in chunks smaller than a unit. */
function weigher(charge) {
  let uncharged = 0
  return (bytes) => {
    uncharged += bytes
    const units = Math.floor(uncharged / BYTES_PER_UNIT)
    uncharged -= units * BYTES_PER_UNIT
    charge(units)
  }
}

/** Anything not recognised as a single operation; any amount of white space may precede a list. */
function mayBeBatch(first) {
  return first.length > 0 && !/^\s*\{/.test(first.toString('latin1'))
}
