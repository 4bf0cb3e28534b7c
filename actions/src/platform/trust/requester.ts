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

const asking = new AsyncLocalStorage<string>()

/** Does the work of a request in the name of whoever asks, for what is shared fairly among requesters further in. */
export function asRequester<Result>(request: Pick<Request, 'ip'>, work: () => Result): Result {
  return asking.run(requesterOf(request), work)
}

/** Who asks for what is being done now; empty for what we do by ourselves. */
export function currentRequester(): string {
  return asking.getStore() ?? ''
}
