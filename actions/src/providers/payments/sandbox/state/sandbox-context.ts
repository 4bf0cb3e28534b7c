import type { Config } from '#actions/config.js'
import type { DatabaseTransaction } from '#platform/database.js'

/** What a deed of the sandbox works with: all of it happens in one transaction, at one moment. */
export interface SandboxContext {
  transaction: DatabaseTransaction
  /** Unix seconds. */
  now: number
  config: Config
  /** Of the API request that causes it, if it is one; events name it. */
  idempotencyKey: string | null
}
