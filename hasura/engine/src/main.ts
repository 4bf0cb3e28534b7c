import { ConfigError } from './config/config.js'
import { processEnvironment } from './config/env-reader.js'
import { EngineError } from './errors.js'
import { eject, prepare, type RunningEngine, startEngine } from './index.js'
import { MetadataError } from './metadata/metadata-reader.js'

/** The operator's mistakes are printed as a message, other errors with their stack. */
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
    // While still waiting for the database there is nothing to finish.
    await running?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().catch(fail))
  running = await startEngine(processEnvironment)
}

async function run(command: string | undefined, argument: string | undefined): Promise<void> {
  if (command === undefined) return serve()
  if (command === 'prepare' && argument) return prepare(processEnvironment, argument)
  if (command !== 'eject') throw new EngineError('bad-request', 'the commands are: prepare <role that serves>, eject')
  await eject(processEnvironment)
  process.stdout.write('The engine has taken its schema and triggers out of the database.\n')
}

await run(process.argv[2], process.argv[3]).catch(fail)
