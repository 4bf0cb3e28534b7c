import { auditLedger } from '#domain/ledger/audit-ledger.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { ConfigError, parseConfig, processEnvironment } from '../../config.js'

/** `npm run audit:ledger`: prints each difference between the books and their entries; exits with 1 if there is any. */
async function main(): Promise<number> {
  const { DATABASE_URL } = parseConfig(processEnvironment())
  const { database, close } = openDatabase(DATABASE_URL, createLogger('silent'))
  try {
    const { transfers, accounts, differences } = await auditLedger(database)
    for (const { rule, what, booked, expected } of differences)
      process.stdout.write(`${rule}: ${what} has ${booked}, expected ${expected}\n`)
    const verdict = differences.length === 0 ? 'no differences' : `${differences.length} differences`
    process.stdout.write(`${transfers} transfers, ${accounts} accounts: ${verdict}\n`)
    return differences.length === 0 ? 0 : 1
  } finally {
    await close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
