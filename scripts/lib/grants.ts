/**
 * The table of grants: one line for each thing a role may do, generated from the metadata. Reviewers read it when
 * permissions change, so it contains everything a permission states and nothing derived from it.
 */
import { stringify } from 'yaml'
import type { ActionMetadata } from '#engine/metadata/model/actions.js'
import type { Metadata } from '#engine/metadata/model/metadata.js'
import type {
  ColumnList,
  DeletePermission,
  InsertPermission,
  SelectPermission,
  UpdatePermission,
} from '#engine/metadata/model/permissions.js'
import type { FunctionMetadata, TableMetadata } from '#engine/metadata/model/tables.js'

const HEADER = [
  '# Who may do what: one line for each grant, written from hasura/metadata by `npm run schema`. Do not edit.',
  '# An inherited role has all of its parents’ grants; a line of its own on the same table and operation takes their place.',
]

/** The whole file, sorted by role, kind and table. */
export function grantsText(metadata: Metadata): string {
  const tables = metadata.sources.flatMap((source) => source.tables)
  const lines = [
    ...metadata.inherited_roles.map(
      ({ role_name, role_set }) => `${role_name} inherits ${[...role_set].sort().join(', ')}`,
    ),
    ...tables.flatMap(tableLines),
    ...metadata.sources.flatMap((source) => source.functions).flatMap(functionLines),
    ...metadata.actions.flatMap(actionLines),
  ]
  return `${[...HEADER, '', ...lines.sort()].join('\n')}\n`
}

function tableLines(table: TableMetadata): string[] {
  const name = table.table.schema === 'public' ? table.table.name : `${table.table.schema}.${table.table.name}`
  const line = (role: string, operation: string, parts: readonly string[]) =>
    [`${role} ${operation} ${name}`, ...parts.filter(Boolean)].join(' | ')
  return [
    ...table.select_permissions.map(({ role, permission }) => line(role, 'select', selectParts(permission))),
    ...table.insert_permissions.map(({ role, permission }) => line(role, 'insert', insertParts(permission))),
    ...table.update_permissions.map(({ role, permission }) => line(role, 'update', updateParts(permission))),
    ...table.delete_permissions.map(({ role, permission }) => line(role, 'delete', deleteParts(permission))),
  ]
}

function selectParts(permission: SelectPermission): string[] {
  return [
    rows(permission.filter),
    columns([...named(permission.columns), ...permission.computed_fields]),
    permission.limit === undefined ? 'without limit' : `at most ${permission.limit}`,
    permission.allow_aggregations ? 'aggregations' : '',
    rootFields('query', permission.query_root_fields),
    rootFields('subscription', permission.subscription_root_fields),
  ]
}

const insertParts = (permission: InsertPermission) => [
  `check ${expression(permission.check)}`,
  columns(named(permission.columns ?? '*')),
  presets(permission.set),
  backendOnly(permission),
]

const updateParts = (permission: UpdatePermission) => [
  rows(permission.filter),
  permission.check ? `check ${expression(permission.check)}` : '',
  columns(named(permission.columns)),
  presets(permission.set),
  backendOnly(permission),
]

const deleteParts = (permission: DeletePermission) => [rows(permission.filter), backendOnly(permission)]

function functionLines({ function: { name }, configuration, permissions }: FunctionMetadata): string[] {
  return permissions.map(({ role }) => `${role} function ${name} | ${configuration.exposed_as ?? 'query'}`)
}

function actionLines({ name, definition, permissions }: ActionMetadata): string[] {
  const inputs = definition.arguments.map((argument) => `${argument.name}: ${argument.type}`).join(', ')
  const signature = `${name}${inputs ? `(${inputs})` : ''}: ${definition.output_type}`
  return permissions.map(({ role }) => `${role} action ${signature} | ${definition.type}`)
}

const named = (list: ColumnList): readonly string[] => (list === '*' ? ['*'] : list)
const columns = (names: readonly string[]) => `columns ${[...names].sort().join(', ') || 'none'}`
const rows = (filter: object) => (Object.keys(filter).length === 0 ? 'all rows' : `rows ${expression(filter)}`)
const presets = (set: object) => (Object.keys(set).length === 0 ? '' : `sets ${expression(set)}`)
const backendOnly = ({ backend_only }: { readonly backend_only: boolean }) => (backend_only ? 'backend only' : '')

/** Absent means all, so it is spelled out for reviewers. */
function rootFields(root: string, fields: readonly string[] | undefined): string {
  if (fields === undefined) return `${root} roots all`
  return `${root} roots ${[...fields].sort().join(', ') || 'none'}`
}

/** As in the metadata, on one line. */
function expression(value: object): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim()
}
