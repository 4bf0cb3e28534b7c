import { EngineError } from '../../errors.js'
import type { MetadataReader } from '../../metadata/metadata-reader.js'
import type { PermissionEntry } from '../../metadata/model/permissions.js'
import type { QualifiedName } from '../../metadata/model/qualified-name.js'
import type { TableMetadata } from '../../metadata/model/tables.js'
import {
  parseDeletePermission,
  parseInsertPermission,
  parsePermission,
  parseSelectPermission,
  parseUpdatePermission,
} from '../../metadata/parse-table.js'
import { ADMIN_ROLE } from '../../session/session.js'
import { type Command, type CommandContext, type CommandTable, command } from '../command.js'
import { editTable, requireTable, tableLabel } from '../edit-metadata.js'
import { readTableArgs } from './table-commands.js'

const KINDS = ['select', 'insert', 'update', 'delete'] as const
type Kind = (typeof KINDS)[number]

const PARSERS = {
  select: parseSelectPermission,
  insert: parseInsertPermission,
  update: parseUpdatePermission,
  delete: parseDeletePermission,
}

interface CreateArgs {
  readonly source: string
  readonly table: QualifiedName
  readonly entry: PermissionEntry<unknown>
}

function createCommand(kind: Kind): Command {
  const parser = PARSERS[kind] as (permission: MetadataReader) => unknown
  return command(
    (args): CreateArgs => ({
      ...readTableArgs(args, ['role', 'permission', 'comment']),
      entry: parsePermission(args.picked(['role', 'permission', 'comment']), parser),
    }),
    ({ source, table, entry }, { metadata }: CommandContext) => {
      const found = requireTable(metadata, source, table, '$.args.table')
      const label = tableLabel(table)
      if (entry.role === ADMIN_ROLE || permissionsOf(found, kind).some(({ role }) => role === entry.role)) {
        const message = `${kind} permission already defined on table "${label}" with role "${entry.role}"`
        throw new EngineError('already-exists', message, { path: '$.args' })
      }
      const key = `${kind}_permissions`
      const changed = editTable(metadata, source, table, (one) => ({
        ...one,
        [key]: [...permissionsOf(one, kind), entry],
      }))
      return {
        metadata: changed,
        options: { subject: `${kind}_permission ${entry.role} in table ${label} in source ${source}` },
      }
    },
  )
}

function dropCommand(kind: Kind): Command {
  return command(
    (args) => ({ ...readTableArgs(args, ['role', 'cascade']), role: args.key('role').name() }),
    ({ source, table, role }, { metadata }) => {
      requirePermission(requireTable(metadata, source, table, '$.args.table'), kind, role)
      const key = `${kind}_permissions`
      return {
        metadata: editTable(metadata, source, table, (one) => ({
          ...one,
          [key]: permissionsOf(one, kind).filter((entry) => entry.role !== role),
        })),
      }
    },
  )
}

const setComment = command(
  (args) => ({
    ...readTableArgs(args, ['role', 'type', 'comment']),
    role: args.key('role').name(),
    kind: args.key('type').choice(KINDS),
    comment: args.key('comment').optionalText(),
  }),
  ({ source, table, role, kind, comment }, { metadata }) => {
    requirePermission(requireTable(metadata, source, table, '$.args.table'), kind, role)
    const commented = (entry: PermissionEntry<unknown>) => (entry.role === role ? { ...entry, comment } : entry)
    return {
      metadata: editTable(metadata, source, table, (one) => ({
        ...one,
        [`${kind}_permissions`]: permissionsOf(one, kind).map(commented),
      })),
    }
  },
)

function permissionsOf(table: TableMetadata, kind: Kind): readonly PermissionEntry<unknown>[] {
  return table[`${kind}_permissions`]
}

/** Throws EngineError permission-denied for a missing permission, like Hasura. */
function requirePermission(table: TableMetadata, kind: Kind, role: string): void {
  if (permissionsOf(table, kind).some((entry) => entry.role === role)) return
  const message = `${kind} permission on "${tableLabel(table.table)}" for role "${role}" does not exist`
  throw new EngineError('permission-denied', message, { path: '$.args' })
}

export const PERMISSION_COMMANDS: CommandTable = {
  ...Object.fromEntries(KINDS.map((kind) => [`create_${kind}_permission`, createCommand(kind)])),
  ...Object.fromEntries(KINDS.map((kind) => [`drop_${kind}_permission`, dropCommand(kind)])),
  set_permission_comment: setComment,
}
