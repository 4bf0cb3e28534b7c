import type { MetadataReader } from './metadata-reader.js'
import type { EventTriggerMetadata } from './model/triggers.js'
import { parseColumns, parseComment, parseHeader } from './parse-shared.js'

/** Keys that Hasura knows and this engine rejects. */
export const TRIGGER_REFUSALS = {
  request_transform: 'transformed requests',
  response_transform: 'transformed responses',
  cleanup_config: 'clean-up by the engine (delete from sagework_engine.event_log instead)',
  trigger_on_replication: 'a choice about replication',
}
/** Postgres would truncate longer names, and two triggers could end up with the same one. */
const MAX_NAME_LENGTH = 42

/** One event trigger of a table (semantics §8.1). */
export function parseEventTrigger(read: MetadataReader): EventTriggerMetadata {
  read.keys(['name', 'definition', 'retry_conf', 'webhook', 'webhook_from_env', 'headers', 'comment'], TRIGGER_REFUSALS)
  const name = read.key('name').name()
  if (name !== '' && !/^[A-Za-z][\w-]*$/.test(name))
    read.key('name').fault('only alphanumeric and underscore and hyphens allowed for name')
  if (name.length > MAX_NAME_LENGTH)
    read.key('name').fault(`event trigger name can be at most ${MAX_NAME_LENGTH} characters`)
  const webhook = read.key('webhook')
  const fromEnv = read.key('webhook_from_env')
  if (webhook.isAbsent === fromEnv.isAbsent) read.fault('needs either webhook or webhook_from_env')
  return {
    name,
    definition: parseOperations(read.key('definition')),
    retry_conf: parseRetryConf(read.key('retry_conf')),
    ...(fromEnv.isAbsent ? { webhook: webhook.isAbsent ? '' : webhook.name() } : { webhook_from_env: fromEnv.name() }),
    headers: read.key('headers').list(parseHeader),
    ...parseComment(read),
  }
}

function parseOperations(read: MetadataReader): EventTriggerMetadata['definition'] {
  read.keys(['enable_manual', 'insert', 'update', 'delete'])
  const operations = (['insert', 'update', 'delete'] as const).filter((name) => !read.key(name).isAbsent)
  const isManual = read.key('enable_manual').flag(false)
  if (operations.length === 0 && !isManual) {
    read.fault('atleast one amongst insert/update/delete/enable_manual spec must be provided')
  }
  return {
    enable_manual: isManual,
    ...Object.fromEntries(operations.map((name) => [name, parseOperation(read.key(name))])),
  }
}

function parseOperation(read: MetadataReader) {
  read.keys(['columns', 'payload'])
  const payload = read.key('payload')
  return { columns: parseColumns(read.key('columns')), ...(payload.isAbsent ? {} : { payload: parseColumns(payload) }) }
}

export function parseRetryConf(read: MetadataReader): EventTriggerMetadata['retry_conf'] {
  if (!read.isAbsent) read.keys(['num_retries', 'interval_sec', 'timeout_sec', 'tolerance_seconds'])
  const tolerance = read.key('tolerance_seconds').optionalInteger()
  return {
    num_retries: read.key('num_retries').integer(0),
    interval_sec: read.key('interval_sec').integer(10),
    timeout_sec: read.key('timeout_sec').integer(60),
    ...(tolerance === undefined ? {} : { tolerance_seconds: tolerance }),
  }
}
