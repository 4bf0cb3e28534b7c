import { AsyncLocalStorage } from 'node:async_hooks'
import type { Request } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'

/** What one customer of a provider has of version 6: each could ask from 2^64 addresses. */
const NETWORK_BITS = 64

/** Whom attempts are counted for when nothing else is known: the address, or the network of one of version 6. */
export function requesterOf(request: Pick<Request, 'ip'>): string {
  // Without the name of the machine's own interface, which a link-local address may carry.
  const [address = ''] = (request.ip ?? '').split('%')
  return ipKeyGenerator(address, NETWORK_BITS)
}

/** Whom shared work is done for. */
export interface Requester {
  readonly name: string
  /** A person who is or was signed in there, and no stranger therefore. */
  readonly isKnown: boolean
}

const asking = new AsyncLocalStorage<Requester>()

/** Does the work of a request in the name of whoever asks, for what is shared fairly among requesters further in. */
export function asRequester<Result>(request: Pick<Request, 'ip'>, work: () => Result): Result {
  return asking.run({ name: requesterOf(request), isKnown: false }, work)
}

/** The same in the name of a person who is signed in, or asks from a browser in which they were. */
export function asPerson<Result>(email: string, work: () => Result): Result {
  return asking.run({ name: email, isKnown: true }, work)
}

/** Who asks for what is being done now; nobody for what we do by ourselves. */
export function currentRequester(): Requester {
  return asking.getStore() ?? { name: '', isKnown: false }
}
