import { existsSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { systemClock } from '#platform/clock.js'
import { openDatabase } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { createLogger } from '#platform/logging/logger.js'
import { ConfigError, parseConfig, processEnvironment } from '../../config.js'
import { runStaffCommand } from './staff-commands.js'

/** `npm run staff -- …`, with the Express service's settings. */
async function main(words: readonly string[]): Promise<number> {
  const config = parseConfig(processEnvironment())
  const log = createLogger('info', serviceLog(config.DATA_DIR))
  const { database, close } = openDatabase(config.DATABASE_URL, log)
  try {
    const lines = await runStaffCommand({ config, database, log, clock: systemClock }, words)
    process.stdout.write(`${lines.join('\n')}\n`)
    return 0
  } finally {
    await close()
  }
}

/** Writes to the service's log, next to what is done in the product. */
function serviceLog(dataDir: string) {
  const file = path.join(dataDir, 'logs/actions.log')
  return existsSync(file) ? pino.destination({ dest: file, append: true, sync: true }) : process.stderr
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const isExpected = error instanceof AppError || error instanceof ConfigError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
