import type { Config } from '#actions/config.js'
import type { DatabaseTransaction } from '#platform/database.js'

/** The context of one operation of the sandbox, which happens in one transaction and at one moment. */
export interface SandboxContext {
  transaction: DatabaseTransaction
  /** Unix seconds. */
  now: number
  config: Config
  /** Of the API request that caused it, if any; events carry it. */
  idempotencyKey: string | null
}
