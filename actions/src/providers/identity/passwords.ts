import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createFairQueue } from '#platform/trust/fair-queue.js'
import { currentRequester } from '#platform/trust/requester.js'

/** OWASP's recommendation for scrypt: N = 2^17, r = 8, p = 1, which takes 128 MB. */
export const PASSWORD_COST: PasswordCost = { log2N: 17, r: 8, p: 1 }
/** Parameters of legacy hashes: the sign-in library's own, `salt:key` without parameters. */
const LIBRARY_COST: PasswordCost = { log2N: 14, r: 16, p: 1 }
const KEY_BYTES = 64
const SALT_BYTES = 16
/** This many at once take 256 MB, and leave threads for files and DNS. */
const AT_ONCE = 2
/** Anyone who would have to wait longer than about half a minute is told to come back. */
const WAITING_MAX = 64
const RETRY_AFTER_SECONDS = 10

export interface PasswordCost {
  log2N: number
  r: number
  p: number
}

/** Password hashing with scrypt, off the event loop, with limited concurrency shared fairly between requesters. */
export interface Passwords {
  /** @throws AppError TOO_MANY_ATTEMPTS if too many are already waiting */
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** Whether a hash was made with other parameters than today's, and should be renewed when the password is at hand. */
  isOutdated(hash: string): boolean
}

interface StoredHash {
  cost: PasswordCost
  salt: string
  key: Buffer
}

type Derive = (password: string, salt: string, cost: PasswordCost) => Promise<Buffer>

/**
 * @param cost lowered by tests only
 * @param derive replaced by tests only, to make hashing slow without CPU load
 */
export function createPasswords(cost: PasswordCost = PASSWORD_COST, derive: Derive = deriveKey): Passwords {
  const turns = createFairQueue({ atOnce: AT_ONCE, waiting: WAITING_MAX, retryAfterSeconds: RETRY_AFTER_SECONDS })
  const inTurn = <Result>(work: () => Promise<Result>) => turns(currentRequester(), work)
  const prefix = `scrypt$${cost.log2N}$${cost.r}$${cost.p}$`
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES).toString('hex')
      const key = await inTurn(() => derive(password, salt, cost))
      return `${prefix}${salt}$${key.toString('hex')}`
    },
    async verify(hash, password) {
      const stored = readHash(hash)
      if (!stored) return false
      const key = await inTurn(() => derive(password, stored.salt, stored.cost))
      return key.length === stored.key.length && timingSafeEqual(key, stored.key)
    },
    isOutdated: (hash) => !hash.startsWith(prefix),
  }
}

function readHash(hash: string): StoredHash | null {
  const [, log2N, r, p, salt, key] = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\da-f]+)\$([\da-f]+)$/.exec(hash) ?? []
  if (salt && key) {
    return { cost: { log2N: Number(log2N), r: Number(r), p: Number(p) }, salt, key: Buffer.from(key, 'hex') }
  }
  const [oldSalt, oldKey] = hash.split(':')
  return oldSalt && oldKey ? { cost: LIBRARY_COST, salt: oldSalt, key: Buffer.from(oldKey, 'hex') } : null
}

export function deriveKey(password: string, salt: string, { log2N, r, p }: PasswordCost): Promise<Buffer> {
  const options = { N: 2 ** log2N, r, p, maxmem: 2 * 128 * 2 ** log2N * r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (fault, key) => (fault ? reject(fault) : resolve(key)))
  })
}
