import { EngineError } from '../../errors.js'
import type { MetadataReader } from '../../metadata/metadata-reader.js'
import type { ActionMetadata } from '../../metadata/model/actions.js'
import type { Metadata } from '../../metadata/model/metadata.js'
import { parseCustomTypes } from '../../metadata/parse-custom-types.js'
import { parseAction, parseActionDefinition } from '../../metadata/parse-entries.js'
import { type CommandTable, command } from '../command.js'
import { without } from '../edit-metadata.js'

/** Throws EngineError not-exists. */
function requireAction(metadata: Metadata, name: string): ActionMetadata {
  const found = metadata.actions.find((action) => action.name === name)
  if (found) return found
  throw new EngineError('not-exists', `action with name "${name}" does not exist`, { path: '$.args' })
}

function editAction(metadata: Metadata, name: string, edit: (action: ActionMetadata) => ActionMetadata): Metadata {
  return { ...metadata, actions: metadata.actions.map((action) => (action.name === name ? edit(action) : action)) }
}

const readPermission = (args: MetadataReader) => ({ name: args.key('action').name(), role: args.key('role').name() })
const subjectOf = (name: string) => ({ subject: `action ${name}` })

export const ACTION_COMMANDS: CommandTable = {
  set_custom_types: command(
    (args) => parseCustomTypes(args),
    (types, { metadata }) => ({
      metadata: { ...metadata, custom_types: types },
      options: { subject: 'custom_types custom_types' },
    }),
  ),
  create_action: command(parseAction, (action, { metadata }) => {
    const { name } = action
    if (metadata.actions.some((one) => one.name === name)) {
      throw new EngineError('already-exists', `action with name "${name}" already exists`, { path: '$.args' })
    }
    return { metadata: { ...metadata, actions: [...metadata.actions, action] }, options: subjectOf(name) }
  }),
  update_action: command(
    (args) => ({
      name: args.key('name').name(),
      definition: parseActionDefinition(args.key('definition')),
      comment: args.key('comment').optionalText(),
    }),
    ({ name, definition, comment }, { metadata }) => {
      requireAction(metadata, name)
      const changed = editAction(metadata, name, (action) => ({
        ...action,
        definition,
        comment: comment ?? action.comment,
      }))
      return { metadata: changed, options: subjectOf(name) }
    },
  ),
  drop_action: command(
    (args) => ({ name: args.key('name').name() }),
    ({ name }, { metadata }) => {
      requireAction(metadata, name)
      return { metadata: { ...metadata, actions: without(metadata.actions, name) } }
    },
  ),
  create_action_permission: command(readPermission, ({ name, role }, { metadata }) => {
    if (requireAction(metadata, name).permissions.some((entry) => entry.role === role)) {
      const message = `permission for role "${role}" is already defined on "${name}"`
      throw new EngineError('already-exists', message, { path: '$.args' })
    }
    return {
      metadata: editAction(metadata, name, (action) => ({ ...action, permissions: [...action.permissions, { role }] })),
    }
  }),
  drop_action_permission: command(readPermission, ({ name, role }, { metadata }) => {
    if (!requireAction(metadata, name).permissions.some((entry) => entry.role === role)) {
      const message = `permission for role "${role}" is not defined on "${name}"`
      throw new EngineError('not-exists', message, { path: '$.args' })
    }
    const kept = (action: ActionMetadata) => action.permissions.filter((entry) => entry.role !== role)
    return { metadata: editAction(metadata, name, (action) => ({ ...action, permissions: kept(action) })) }
  }),
}
