import { callersOf, holderOf } from './caller.mjs'
import { OpenLimit, RateLimit } from './rate-limit.mjs'

/** An address may stand for a whole office. */
const ADDRESS_FACTOR = 5
/** An answer or a message costs one unit more for each of these. */
const BYTES_PER_UNIT = 64 * 1024
/** What a batch may hold at most in the engine; nobody looks into it here. */
const BATCH_UNITS = 50
/** A socket's sign of life. */
const BEAT_UNITS = 0.1
const SOCKETS_PER_ADDRESS = 200
const SOCKETS_PER_HOLDER = 30
/** When there may be room for one more socket. */
const SOCKET_RETRY_SECONDS = 10

/**
 * What one caller may ask of GraphQL in a minute, over HTTP and sockets together. An operation costs one unit, a large
 * answer, a batch and a packed body (which may be one) cost more.
 * @param {{ perMinute: number, isBehindProxy: boolean, now?: () => number }} options `perMinute`: units for each session; 0 switches counting off
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
     * Counts a request before any of it is forwarded, and what its answer turns out to weigh.
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
     * Room for one more socket.
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

/** What one socket costs its address and, once it has said so, the holder of its token. */
class CountedSocket {
  constructor(address, { take, charge, openOf }) {
    this.keys = [address]
    this.take = take
    this.weigh = weigher((units) => charge(this.keys, units))
    this.openOf = openOf
  }

  /** @param {unknown} authorization what the first message holds @returns {boolean} whether there is room for this holder */
  identify(authorization) {
    const holder = holderOf(authorization)
    if (holder === undefined || this.keys.includes(holder)) return true
    if (!this.openOf(holder).open(holder)) return false
    this.keys.push(holder)
    return true
  }

  /**
   * @param {number} bytes of a message
   * @param {boolean} isBeat
   * @returns {boolean} whether it may be passed on
   */
  message(bytes, isBeat) {
    return this.take(this.keys, (isBeat ? BEAT_UNITS : 1) + Math.floor(bytes / BYTES_PER_UNIT)) === 0
  }

  close() {
    for (const key of this.keys.splice(0)) this.openOf(key).close(key)
  }
}

/** An answer comes in pieces that are smaller than a unit. */
function weigher(charge) {
  let uncharged = 0
  return (bytes) => {
    uncharged += bytes
    const units = Math.floor(uncharged / BYTES_PER_UNIT)
    uncharged -= units * BYTES_PER_UNIT
    charge(units)
  }
}

/** All that isn't seen to be one operation: white space may stand before a list, as much as a sender likes. */
function mayBeBatch(first) {
  return first.length > 0 && !/^\s*\{/.test(first.toString('latin1'))
}
