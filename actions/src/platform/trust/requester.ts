import { AsyncLocalStorage } from 'node:async_hooks'
import type { Request } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'

/** The IPv6 prefix assigned to one customer, who could use 2^64 addresses. */
const NETWORK_BITS = 64

/** Who attempts are counted against when nothing else is known: the IPv4 address or IPv6 network. */
export function requesterOf(request: Pick<Request, 'ip'>): string {
  // Drops the zone id that a link-local address may carry.
  const [address = ''] = (request.ip ?? '').split('%')
  return ipKeyGenerator(address, NETWORK_BITS)
}

/** Who shared work is done for. */
export interface Requester {
  readonly name: string
  /** A person who is or was signed in there, hence not a stranger. */
  readonly isKnown: boolean
}

const asking = new AsyncLocalStorage<Requester>()

/** Runs a request's work on behalf of its sender, for fair sharing further down the call stack. */
export function asRequester<Result>(request: Pick<Request, 'ip'>, work: () => Result): Result {
  return asking.run({ name: requesterOf(request), isKnown: false }, work)
}

/** Same on behalf of a person who is signed in, or uses a browser in which they once were. */
export function asPerson<Result>(email: string, work: () => Result): Result {
  return asking.run({ name: email, isKnown: true }, work)
}

/** Who the current work is for; nobody, for our own work. */
export function currentRequester(): Requester {
  return asking.getStore() ?? { name: '', isKnown: false }
}
