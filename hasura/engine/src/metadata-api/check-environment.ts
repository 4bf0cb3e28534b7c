import type { Environment } from '../config/env-reader.js'
import type { InconsistentObject, Metadata } from '../metadata/model/metadata.js'
import type { HeaderConf } from '../metadata/model/webhooks.js'

const TEMPLATE = /\{\{\s*([A-Za-z_]\w*)\s*\}\}/g

/** Webhooks and headers whose environment variable isn't set. */
export function checkEnvironment(metadata: Metadata, environment: Environment): InconsistentObject[] {
  const fault = (type: string, name: string, variables: readonly string[]): InconsistentObject[] => {
    const missing = variables.find((variable) => environment[variable] === undefined)
    return missing === undefined
      ? []
      : [{ type, name, reason: `Inconsistent object: environment variable '${missing}' not set` }]
  }
  const actions = metadata.actions.flatMap(({ name, definition }) =>
    fault('action', `action ${name}`, [...templates(definition.handler), ...headers(definition.headers)]),
  )
  const crons = metadata.cron_triggers.flatMap((cron) =>
    fault('cron_trigger', `cron_trigger ${cron.name}`, [...templates(cron.webhook), ...headers(cron.headers)]),
  )
  const events = metadata.sources.flatMap((source) =>
    source.tables.flatMap(({ table, event_triggers: triggers }) =>
      triggers.flatMap((trigger) => {
        const named =
          trigger.webhook_from_env === undefined ? templates(trigger.webhook ?? '') : [trigger.webhook_from_env]
        const label = table.schema === 'public' ? table.name : `${table.schema}.${table.name}`
        const name = `event_trigger ${trigger.name} in table ${label} in source ${source.name}`
        return fault('event_trigger', name, [...named, ...headers(trigger.headers)])
      }),
    ),
  )
  return [...actions, ...crons, ...events]
}

function templates(text: string): string[] {
  return [...text.matchAll(TEMPLATE)].map(([, name]) => name ?? '')
}

function headers(list: readonly HeaderConf[]): string[] {
  return list.flatMap((header) => ('value' in header ? templates(header.value) : [header.value_from_env]))
}
