import { ENGINE_SCHEMA } from '../../events/engine-schema.js'
import type { Json } from '../../json.js'
import { type CommandContext, type CommandTable, command } from '../command.js'

const TABLE = `${ENGINE_SCHEMA}.catalog_state`

async function readState(context: CommandContext): Promise<Json> {
  await context.query(`insert into ${TABLE} default values on conflict (is_only) do nothing`, [])
  const [row] = await context.query<{ state: Json }>(
    `select json_build_object('id', id, 'cli_state', cli_state, 'console_state', console_state) as state from ${TABLE}`,
    [],
  )
  return row?.state ?? {}
}

/** Where the CLI records which migrations have been applied. */
export const STATE_COMMANDS: CommandTable = {
  get_catalog_state: command(
    () => ({}),
    async (_, context) => ({ result: await readState(context) }),
  ),
  set_catalog_state: command(
    (args) => ({ kind: args.key('type').choice(['cli', 'console']), state: args.key('state').object() }),
    async ({ kind, state }, context) => {
      await readState(context)
      await context.query(`update ${TABLE} set ${kind}_state = $1`, [JSON.stringify(state)])
      return {}
    },
  ),
}
