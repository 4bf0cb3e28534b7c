import { createHmac, hkdfSync } from 'node:crypto'

const KEY_BYTES = 32

/**
 * A digest by which equal texts are recognised, and which can't be computed without the secret. Each purpose has a key of
 * its own, so that digests of different kinds can't be compared.
 */
export function keyedDigest(secret: string, purpose: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return createHmac('sha256', key).update(text).digest('base64url')
}
