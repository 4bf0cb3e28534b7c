import { ConfigError, processEnvironment } from './config.js'
import { EngineError } from './errors.js'
import { eject, type RunningEngine, startEngine } from './index.js'
import { MetadataError } from './metadata/metadata-reader.js'

/** Faults of the one who starts it are told in their own words; others with their stack. */
function fail(error: unknown): never {
  const isExpected = [ConfigError, MetadataError, EngineError].some((kind) => error instanceof kind)
  const message = error instanceof Error ? error.message : String(error)
  console.error(isExpected ? message : error)
  process.exit(1)
}

async function serve(): Promise<void> {
  let running: RunningEngine | null = null
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // While it still waits for the database there is nothing to finish.
    await running?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().catch(fail))
  running = await startEngine(processEnvironment)
}

if (process.argv[2] === 'eject') await eject(processEnvironment).catch(fail)
else await serve().catch(fail)
