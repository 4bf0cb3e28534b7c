import { startActions } from './app.js'
import { ConfigError, processEnvironment } from './config.js'

try {
  const actions = await startActions(processEnvironment())
  const stop = () => {
    actions.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
