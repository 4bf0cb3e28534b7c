import type { CatalogTable, EnumTableValue } from '../../catalog/catalog.js'
import { isGraphqlName } from './scalars.js'

/** Why a table can't be an enum (semantics §2.7), worded like Hasura; empty if it can. */
export function enumTableFaults(table: CatalogTable, values: readonly EnumTableValue[]): string[] {
  const faults: string[] = []
  const key = table.primaryKey?.columns
  if (!key) faults.push('the table must have a primary key')
  else if (key.length > 1) faults.push(`the table’s primary key must not span multiple columns (${key.join(', ')})`)
  const keyColumn = key?.length === 1 ? table.columns.get(key[0] ?? '') : undefined
  if (keyColumn && keyColumn.type.name !== 'text') {
    faults.push(
      `the table’s primary key ("${keyColumn.name}") must have type "text", not type "${displayType(keyColumn.type)}"`,
    )
  }
  const rest = [...table.columns.values()].filter((column) => !key?.includes(column.name))
  if (key && key.length === 1 && rest.length > 1) {
    const names = rest.map(({ name }) => name).sort()
    faults.push(
      `the table must have exactly one primary key and optionally one comment column, not ${table.columns.size} columns (${[...(key ?? []), ...names].sort().join(', ')})`,
    )
  }
  const comment = rest.length === 1 ? rest[0] : undefined
  if (key?.length === 1 && comment && comment.type.name !== 'text') {
    faults.push(
      `the table’s comment column ("${comment.name}") must have type "text", not type "${displayType(comment.type)}"`,
    )
  }
  if (faults.length > 0) return faults
  if (values.length === 0) return ['the table must have at least one row']
  const wrong = values
    .map(({ value }) => value)
    .filter((value) => !isGraphqlName(value) || ['true', 'false', 'null'].includes(value))
  if (wrong.length > 0) {
    const list = wrong.map((value) => `"${value}"`).join(', ')
    return [
      wrong.length === 1
        ? `the value ${list} is not a valid GraphQL enum value name`
        : `the values ${list} are not valid GraphQL enum value names`,
    ]
  }
  return []
}

function displayType(type: { readonly name: string; readonly sqlType: string }): string {
  return type.sqlType
}
