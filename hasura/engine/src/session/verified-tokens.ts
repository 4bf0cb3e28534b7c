import type { JWTPayload } from 'jose'

type Verify = (token: string) => Promise<JWTPayload>

/** As long a token is believed without looking at its signature again; a key that is withdrawn ends it then at the latest. */
const BELIEVED_MS = 60_000
const MAX_TOKENS = 2_000

/**
 * Remembers which tokens had a good signature, which takes longer to compute than all else of a small request. Refusals
 * aren't remembered, and nothing is beyond the token's own time.
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
