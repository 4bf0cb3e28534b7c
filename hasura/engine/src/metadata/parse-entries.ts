import { Cron } from 'croner'
import { parse } from 'graphql'
import type { MetadataReader } from './metadata-reader.js'
import type { ActionMetadata } from './model/actions.js'
import type { QueryCollection, RestEndpoint } from './model/requests.js'
import type { CronTrigger, OneOffEvent } from './model/triggers.js'
import type { RetryConf } from './model/webhooks.js'
import { parseField, parseTypeText } from './parse-custom-types.js'
import { parseComment, parseHeader } from './parse-shared.js'

const DEFAULT_ACTION_TIMEOUT_SEC = 30
const TRANSFORMS = { request_transform: 'transformed requests', response_transform: 'transformed responses' }

/** One action with its types, as sent to the API or as in actions.yaml merged with the SDL. */
export function parseAction(read: MetadataReader): ActionMetadata {
  read.keys(['name', 'definition', 'permissions', 'comment'])
  return {
    name: read.key('name').graphqlName(),
    definition: parseActionDefinition(read.key('definition')),
    permissions: read.key('permissions').list((item) => {
      item.keys(['role', 'comment'])
      return { role: item.key('role').name() }
    }),
    ...parseComment(read),
  }
}

export function parseActionDefinition(read: MetadataReader): ActionMetadata['definition'] {
  read.keys(
    [
      'type',
      'kind',
      'handler',
      'arguments',
      'output_type',
      'forward_client_headers',
      'headers',
      'timeout',
      'ignored_client_headers',
    ],
    { ...TRANSFORMS, ignored_client_headers: 'a choice of ignored client headers' },
  )
  const kind = read.key('kind')
  const type = read.key('type').choice(['mutation', 'query'], 'mutation')
  return {
    type,
    // Queries are always synchronous.
    kind: kind.value === 'asynchronous' && type === 'mutation' ? 'asynchronous' : 'synchronous',
    handler: read.key('handler').name(),
    arguments: read.key('arguments').list(parseField),
    output_type: parseTypeText(read.key('output_type')),
    forward_client_headers: read.key('forward_client_headers').flag(false),
    headers: read.key('headers').list(parseHeader),
    timeout: read.key('timeout').integer(DEFAULT_ACTION_TIMEOUT_SEC),
  }
}

/** One cron trigger (semantics §8.2); five fields, UTC. */
export function parseCronTrigger(read: MetadataReader): CronTrigger {
  read.keys(
    ['name', 'webhook', 'schedule', 'payload', 'retry_conf', 'headers', 'include_in_metadata', 'comment', 'replace'],
    TRANSFORMS,
  )
  const schedule = read.key('schedule')
  const expression = schedule.name()
  if (expression !== '' && !isCronExpression(expression)) schedule.fault('expected a cron expression of five fields')
  return {
    name: read.key('name').name(),
    webhook: read.key('webhook').name(),
    schedule: expression,
    payload: read.key('payload').json(),
    retry_conf: parseRetryConf(read.key('retry_conf')),
    headers: read.key('headers').list(parseHeader),
    include_in_metadata: read.key('include_in_metadata').flag(true),
    ...parseComment(read),
  }
}

/** The arguments of create_scheduled_event. */
export function parseOneOffEvent(read: MetadataReader): OneOffEvent {
  read.keys(['webhook', 'schedule_at', 'payload', 'retry_conf', 'headers', 'comment'], TRANSFORMS)
  const at = read.key('schedule_at')
  const text = at.name()
  if (text !== '' && Number.isNaN(Date.parse(text))) at.fault('expected a moment in ISO 8601')
  return {
    webhook: read.key('webhook').name(),
    schedule_at: text,
    payload: read.key('payload').json(),
    retry_conf: parseRetryConf(read.key('retry_conf')),
    headers: read.key('headers').list(parseHeader),
    ...parseComment(read),
  }
}

function parseRetryConf(read: MetadataReader): RetryConf {
  if (!read.isAbsent) read.keys(['num_retries', 'retry_interval_seconds', 'timeout_seconds', 'tolerance_seconds'])
  return {
    num_retries: read.key('num_retries').integer(0),
    retry_interval_seconds: read.key('retry_interval_seconds').integer(10),
    timeout_seconds: read.key('timeout_seconds').integer(60),
    tolerance_seconds: read.key('tolerance_seconds').integer(21_600),
  }
}

function isCronExpression(text: string): boolean {
  try {
    return new Cron(text, { mode: '5-part', paused: true }).nextRun() !== undefined
  } catch {
    return false
  }
}

export function parseQueryCollection(read: MetadataReader): QueryCollection {
  read.keys(['name', 'definition', 'comment'])
  const definition = read.key('definition')
  definition.keys(['queries'])
  return {
    name: read.key('name').name(),
    definition: {
      queries: definition.key('queries').list((item) => {
        item.keys(['name', 'query'])
        return { name: item.key('name').name(), query: parseDocumentText(item.key('query')) }
      }),
    },
    ...parseComment(read),
  }
}

/** The text of a valid GraphQL document. */
export function parseDocumentText(read: MetadataReader): string {
  const text = read.text()
  try {
    if (typeof read.value === 'string') parse(text, { noLocation: true })
  } catch {
    read.fault('parsing the graphql query failed')
  }
  return text
}

export function parseRestEndpoint(read: MetadataReader): RestEndpoint {
  read.keys(['name', 'url', 'methods', 'definition', 'comment'])
  const query = read.key('definition').key('query')
  return {
    name: read.key('name').name(),
    url: read.key('url').name(),
    methods: read.key('methods').list((method) => method.choice(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
    definition: {
      query: { collection_name: query.key('collection_name').name(), query_name: query.key('query_name').name() },
    },
    ...parseComment(read),
  }
}
