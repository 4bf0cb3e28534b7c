import type { JWTPayload } from 'jose'

type Verify = (token: string) => Promise<JWTPayload>

/** How long a verified signature is cached; a withdrawn key stops working after that at the latest. */
const BELIEVED_MS = 60_000
const MAX_TOKENS = 2_000

/**
 * Caches tokens with a valid signature, because verifying one takes longer than the rest of a small request. Failures
 * aren't cached, and no token is accepted past its expiry.
 */
export function rememberVerified(verify: Verify): Verify {
  const known = new Map<string, { readonly payload: JWTPayload; readonly until: number }>()
  return async (token) => {
    const found = known.get(token)
    if (found && Date.now() < found.until) return found.payload
    known.delete(token)
    const payload = await verify(token)
    const [oldest] = known.keys()
    if (known.size >= MAX_TOKENS && oldest !== undefined) known.delete(oldest)
    known.set(token, { payload, until: Math.min(Date.now() + BELIEVED_MS, (payload.exp ?? Infinity) * 1000) })
    return payload
  }
}
