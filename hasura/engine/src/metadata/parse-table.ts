import type { MetadataReader } from './metadata-reader.js'
import type {
  DeletePermission,
  InsertPermission,
  PermissionEntry,
  SelectPermission,
  UpdatePermission,
} from './model/permissions.js'
import type {
  ComputedFieldMetadata,
  ManualRelationship,
  RelationshipMetadata,
  RelationshipUsing,
  RootFieldName,
  TableConfiguration,
  TableMetadata,
} from './model/tables.js'
import { parseEventTrigger } from './parse-event-trigger.js'
import { parseColumns, parseComment, parseName } from './parse-shared.js'

const ROOT_FIELDS: readonly RootFieldName[] = [
  'select',
  'select_by_pk',
  'select_aggregate',
  'select_stream',
  'insert',
  'insert_one',
  'update',
  'update_by_pk',
  'update_many',
  'delete',
  'delete_by_pk',
]
const LISTS = ['object_relationships', 'array_relationships', 'computed_fields', 'event_triggers']
const PERMISSIONS = ['select_permissions', 'insert_permissions', 'update_permissions', 'delete_permissions']
const INPUT_WEBHOOK = { validate_input: 'webhooks that judge the input of a mutation' }

/** One entry of tables.yaml (semantics §2.3). */
export function parseTable(read: MetadataReader): TableMetadata {
  read.keys(['table', 'is_enum', 'configuration', ...LISTS, ...PERMISSIONS], {
    remote_relationships: 'relationships to other sources',
    apollo_federation_config: 'Apollo federation',
    logical_model: 'logical models',
  })
  return {
    table: parseName(read.key('table')),
    is_enum: read.key('is_enum').flag(false),
    configuration: parseTableConfiguration(read.key('configuration')),
    object_relationships: read.key('object_relationships').list((item) => parseRelationship(item, 'object')),
    array_relationships: read.key('array_relationships').list((item) => parseRelationship(item, 'array')),
    computed_fields: read.key('computed_fields').list(parseComputedField),
    select_permissions: read.key('select_permissions').list((item) => parsePermission(item, parseSelectPermission)),
    insert_permissions: read.key('insert_permissions').list((item) => parsePermission(item, parseInsertPermission)),
    update_permissions: read.key('update_permissions').list((item) => parsePermission(item, parseUpdatePermission)),
    delete_permissions: read.key('delete_permissions').list((item) => parsePermission(item, parseDeletePermission)),
    event_triggers: read.key('event_triggers').list(parseEventTrigger),
  }
}

/** A table's `configuration`; `custom_column_names` is the older form of column_config's custom_name. */
export function parseTableConfiguration(read: MetadataReader): TableConfiguration {
  if (read.isAbsent) return { custom_root_fields: {}, column_config: {} }
  read.keys(['custom_name', 'custom_root_fields', 'column_config', 'custom_column_names', 'comment'])
  const roots = read.key('custom_root_fields')
  if (!roots.isAbsent) roots.keys(ROOT_FIELDS)
  const customName = read.key('custom_name')
  return {
    ...(customName.isAbsent ? {} : { custom_name: customName.graphqlName() }),
    custom_root_fields: Object.fromEntries(roots.entries().flatMap(([name, field]) => rootField(name, field))),
    column_config: columnConfig(read),
    ...parseComment(read),
  }
}

function rootField(name: string, read: MetadataReader): [string, { name?: string; comment?: string }][] {
  if (read.isAbsent) return []
  if (typeof read.value === 'string') return [[name, { name: read.graphqlName() }]]
  read.keys(['name', 'comment'])
  const custom = read.key('name').optionalGraphqlName()
  return [[name, { ...(custom === undefined ? {} : { name: custom }), ...parseComment(read) }]]
}

function columnConfig(read: MetadataReader): TableConfiguration['column_config'] {
  const config: Record<string, { custom_name?: string; comment?: string }> = {}
  for (const [column, name] of read.key('custom_column_names').entries())
    config[column] = { custom_name: name.graphqlName() }
  for (const [column, entry] of read.key('column_config').entries()) {
    entry.keys(['custom_name', 'comment'])
    const name = entry.key('custom_name').optionalGraphqlName()
    config[column] = { ...config[column], ...(name === undefined ? {} : { custom_name: name }), ...parseComment(entry) }
  }
  return config
}

export function parseRelationship(read: MetadataReader, kind: 'object' | 'array'): RelationshipMetadata {
  read.keys(['name', 'using', 'comment'])
  return { name: read.key('name').name(), using: parseUsing(read.key('using'), kind), ...parseComment(read) }
}

function parseUsing(read: MetadataReader, kind: 'object' | 'array'): RelationshipUsing {
  read.keys(['foreign_key_constraint_on', 'manual_configuration'])
  const key = read.key('foreign_key_constraint_on')
  if (key.isAbsent) {
    const manual = read.key('manual_configuration')
    if (manual.isAbsent) read.fault('needs foreign_key_constraint_on or manual_configuration')
    return { manual_configuration: parseManual(manual) }
  }
  const isHere = typeof key.value === 'string' || Array.isArray(key.value)
  if (isHere && kind === 'array') key.fault('Expecting object { table, columns }.')
  if (typeof key.value === 'string') return { foreign_key_constraint_on: [key.name()] }
  if (isHere) return { foreign_key_constraint_on: key.list((column) => column.name()) }
  key.keys(['table', 'column', 'columns'])
  const several = key.key('columns')
  const columns = Array.isArray(several.value)
    ? several.list((column) => column.name())
    : [several.isAbsent ? key.key('column').name() : several.name()]
  return { foreign_key_constraint_on: { table: parseName(key.key('table')), columns } }
}

function parseManual(read: MetadataReader): ManualRelationship {
  if (!read.isAbsent) {
    read.keys(['remote_table', 'column_mapping', 'insertion_order', 'source'], {
      source: 'relationships to other sources',
    })
  }
  const order = read.key('insertion_order')
  return {
    remote_table: read.isAbsent ? { schema: '', name: '' } : parseName(read.key('remote_table')),
    column_mapping: Object.fromEntries(
      read
        .key('column_mapping')
        .entries()
        .map(([local, remote]) => [local, remote.name()]),
    ),
    insertion_order: order.isAbsent ? null : order.choice(['before_parent', 'after_parent']),
  }
}

export function parseComputedField(read: MetadataReader): ComputedFieldMetadata {
  read.keys(['name', 'definition', 'comment'])
  const definition = read.key('definition')
  definition.keys(['function', 'table_argument', 'session_argument'])
  const table = definition.key('table_argument').optionalText()
  const session = definition.key('session_argument').optionalText()
  return {
    name: read.key('name').name(),
    definition: {
      function: parseName(definition.key('function')),
      ...(table === undefined ? {} : { table_argument: table }),
      ...(session === undefined ? {} : { session_argument: session }),
    },
    ...parseComment(read),
  }
}

export function parsePermission<Permission>(
  read: MetadataReader,
  parse: (permission: MetadataReader) => Permission,
): PermissionEntry<Permission> {
  read.keys(['role', 'permission', 'comment'])
  return { role: read.key('role').name(), permission: parse(read.key('permission')), ...parseComment(read) }
}

export function parseSelectPermission(read: MetadataReader): SelectPermission {
  read.keys([
    'columns',
    'computed_fields',
    'filter',
    'limit',
    'allow_aggregations',
    'query_root_fields',
    'subscription_root_fields',
  ])
  const limit = read.key('limit').optionalInteger()
  const query = read.key('query_root_fields')
  const subscription = read.key('subscription_root_fields')
  return {
    columns: parseColumns(read.key('columns')),
    computed_fields: read.key('computed_fields').list((field) => field.name()),
    filter: required(read.key('filter')).object(),
    ...(limit === undefined ? {} : { limit }),
    allow_aggregations: read.key('allow_aggregations').flag(false),
    ...(query.isAbsent
      ? {}
      : { query_root_fields: query.list((field) => field.choice(['select', 'select_by_pk', 'select_aggregate'])) }),
    ...(subscription.isAbsent
      ? {}
      : {
          subscription_root_fields: subscription.list((field) =>
            field.choice(['select', 'select_by_pk', 'select_aggregate', 'select_stream']),
          ),
        }),
  }
}

export function parseInsertPermission(read: MetadataReader): InsertPermission {
  read.keys(['check', 'set', 'columns', 'backend_only'], INPUT_WEBHOOK)
  const columns = read.key('columns')
  return {
    check: required(read.key('check')).object(),
    set: read.key('set').object(),
    ...(columns.isAbsent ? {} : { columns: parseColumns(columns) }),
    backend_only: read.key('backend_only').flag(false),
  }
}

export function parseUpdatePermission(read: MetadataReader): UpdatePermission {
  read.keys(['columns', 'filter', 'check', 'set', 'backend_only'], INPUT_WEBHOOK)
  const check = read.key('check')
  return {
    columns: parseColumns(read.key('columns')),
    filter: required(read.key('filter')).object(),
    check: check.isAbsent ? null : check.object(),
    set: read.key('set').object(),
    backend_only: read.key('backend_only').flag(false),
  }
}

export function parseDeletePermission(read: MetadataReader): DeletePermission {
  read.keys(['filter', 'backend_only'], INPUT_WEBHOOK)
  return { filter: required(read.key('filter')).object(), backend_only: read.key('backend_only').flag(false) }
}

/** A forgotten filter must never mean "every row". */
function required(read: MetadataReader): MetadataReader {
  if (read.isAbsent) read.fault('is required')
  return read
}
