import { EngineError } from '../../errors.js'
import type { MetadataReader } from '../../metadata/metadata-reader.js'
import type { QualifiedName } from '../../metadata/model/qualified-name.js'
import type { RelationshipMetadata, TableMetadata } from '../../metadata/model/tables.js'
import { parseRelationship } from '../../metadata/parse-table.js'
import { type CommandContext, type CommandTable, command } from '../command.js'
import { dependantsOf, dropDependants } from '../dependencies.js'
import { editTable, isSameName, requireTable, tableLabel, without } from '../edit-metadata.js'
import { renameInExpressions } from '../rename.js'
import { readTableArgs } from './table-commands.js'

type Kind = 'object' | 'array'

function readCreate(kind: Kind) {
  return (args: MetadataReader) => ({
    ...readTableArgs(args, ['name', 'using', 'comment']),
    relationship: parseRelationship(args.picked(['name', 'using', 'comment']), kind),
  })
}

function create(kind: Kind) {
  return (
    args: { source: string; table: QualifiedName; relationship: RelationshipMetadata },
    { metadata }: CommandContext,
  ) => {
    const { source, table, relationship } = args
    const { name } = relationship
    refuseTaken(requireTable(metadata, source, table, '$.args.table'), name)
    const key = kind === 'object' ? 'object_relationships' : 'array_relationships'
    const changed = editTable(metadata, source, table, (one) => ({ ...one, [key]: [...one[key], relationship] }))
    const subject = `${kind}_relation ${name} in table ${tableLabel(table)} in source ${source}`
    return { metadata: changed, options: { subject } }
  }
}

function refuseTaken(table: TableMetadata, name: string): void {
  const names = [...table.object_relationships, ...table.array_relationships, ...table.computed_fields].map(
    (one) => one.name,
  )
  if (!names.includes(name)) return
  throw new EngineError(
    'already-exists',
    `field with name "${name}" already exists in table "${tableLabel(table.table)}"`,
    {
      path: '$.args',
    },
  )
}

/** Throws EngineError not-exists. */
function requireRelationship(table: TableMetadata, name: string, path: string): void {
  if ([...table.object_relationships, ...table.array_relationships].some((one) => one.name === name)) return
  throw new EngineError('not-exists', `relationship "${name}" does not exist`, { path })
}

function drop(args: { source: string; table: QualifiedName; name: string; cascade: boolean }, context: CommandContext) {
  const { source, table, name } = args
  requireRelationship(requireTable(context.metadata, source, table, '$.args.table'), name, '$.args.relationship')
  const dependants = dependantsOf(
    context.metadata,
    context.catalog,
    (use) => use.kind === 'relationship' && use.name === name && isSameName(use.table, table),
  )
  const metadata = dropDependants(context.metadata, dependants, args.cascade)
  return {
    metadata: editTable(metadata, source, table, (one) => ({
      ...one,
      object_relationships: without(one.object_relationships, name),
      array_relationships: without(one.array_relationships, name),
    })),
  }
}

function rename(
  args: { source: string; table: QualifiedName; name: string; newName: string },
  context: CommandContext,
) {
  const { source, table, name, newName } = args
  const found = requireTable(context.metadata, source, table, '$.args.table')
  requireRelationship(found, name, '$.args.name')
  refuseTaken(found, newName)
  const renamed = (one: RelationshipMetadata) => (one.name === name ? { ...one, name: newName } : one)
  const inTable = editTable(context.metadata, source, table, (one) => ({
    ...one,
    object_relationships: one.object_relationships.map(renamed),
    array_relationships: one.array_relationships.map(renamed),
  }))
  const metadata = renameInExpressions(inTable, context.metadata, context.catalog, (owner, key) =>
    isSameName(owner, table) && key === name ? newName : key,
  )
  return { metadata }
}

export const RELATIONSHIP_COMMANDS: CommandTable = {
  create_object_relationship: command(readCreate('object'), create('object')),
  create_array_relationship: command(readCreate('array'), create('array')),
  drop_relationship: command(
    (args) => ({
      ...readTableArgs(args, ['relationship', 'cascade']),
      name: args.key('relationship').name(),
      cascade: args.key('cascade').flag(false),
    }),
    drop,
  ),
  rename_relationship: command(
    (args) => ({
      ...readTableArgs(args, ['name', 'new_name']),
      name: args.key('name').name(),
      newName: args.key('new_name').name(),
    }),
    rename,
  ),
  set_relationship_comment: command(
    (args) => ({
      ...readTableArgs(args, ['name', 'comment']),
      name: args.key('name').name(),
      comment: args.key('comment').optionalText(),
    }),
    ({ source, table, name, comment }, { metadata }) => {
      requireRelationship(requireTable(metadata, source, table, '$.args.table'), name, '$.args.name')
      const commented = (one: RelationshipMetadata) => (one.name === name ? { ...one, comment } : one)
      return {
        metadata: editTable(metadata, source, table, (one) => ({
          ...one,
          object_relationships: one.object_relationships.map(commented),
          array_relationships: one.array_relationships.map(commented),
        })),
      }
    },
  ),
}
