import type { TableAccess } from '../access.js'
import { type Registry, selectableColumns } from '../registry.js'
import { codecOf, textCodec } from '../source/codecs.js'
import { visible } from '../source/condition.js'
import { boolExpType } from './bool-exp-types.js'
import { tableType } from './table-types.js'
import {
  enumType,
  fieldMap,
  type InputField,
  type InputType,
  inputType,
  list,
  listOf,
  named,
  nonNull,
  type OutputField,
} from './type-model.js'

/** `t_stream` of the subscription root (semantics §3.1, §4.8); null if the role sees no column to follow. */
export function streamField(registry: Registry, access: TableAccess): OutputField | null {
  const { table } = access
  if (selectableColumns(access).length === 0) return null
  const args: InputField[] = [
    {
      name: 'batch_size',
      description: 'maximum number of rows returned in a single batch',
      type: nonNull(named(registry.scalar('Int'))),
    },
    {
      name: 'cursor',
      description: 'cursor to stream the results returned by the query',
      type: nonNull(list(named(cursorInputType(registry, access)))),
    },
    { name: 'where', description: 'filter the rows returned', type: named(boolExpType(registry, access)) },
  ]
  return {
    name: table.rootFields.select_stream,
    description:
      table.customRootFields.select_stream?.comment ??
      `fetch data from the table in a streaming manner: "${table.name}"`,
    type: nonNull(listOf(tableType(registry, access))),
    args: fieldMap(args),
    meaning: { kind: 'selectStream', access },
  }
}

function cursorInputType(registry: Registry, access: TableAccess): InputType {
  const { name: label } = access.table
  const name = `${label}_stream_cursor_input`
  return registry.define(name, () =>
    inputType(name, `Streaming cursor of the table "${label}"`, () => [
      {
        name: 'initial_value',
        description: 'Stream column input with initial value',
        type: nonNull(named(cursorValueType(registry, access))),
      },
      { name: 'ordering', description: 'cursor ordering', type: named(cursorOrdering(registry)) },
    ]),
  )
}

function cursorValueType(registry: Registry, access: TableAccess): InputType {
  const name = `${access.table.name}_stream_cursor_value_input`
  return registry.define(name, () =>
    inputType(name, 'Initial value of the column from where the streaming should start', () =>
      selectableColumns(access).map((column): InputField => {
        const operand = visible(column, access.select?.columns.get(column.name) ?? null)
        const codec = column.enumTable ? textCodec : codecOf(column.type)
        return {
          name: column.graphqlName,
          type: registry.typeOfColumn(column),
          meaning: { kind: 'key', operand, codec },
        }
      }),
    ),
  )
}

function cursorOrdering(registry: Registry) {
  return registry.define('cursor_ordering', () =>
    enumType('cursor_ordering', 'ordering argument of a cursor', [
      { name: 'ASC', description: 'ascending ordering of the cursor' },
      { name: 'DESC', description: 'descending ordering of the cursor' },
    ]),
  )
}
