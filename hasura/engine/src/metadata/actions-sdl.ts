import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  GraphQLError,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
} from 'graphql'
import { type FileOf, isJsonObject, MetadataError } from './metadata-reader.js'

interface RawTypes {
  input_objects: RawNamed[]
  objects: RawNamed[]
  scalars: RawNamed[]
  enums: RawNamed[]
}
type RawNamed = { name: string } & Record<string, unknown>
interface SdlAction {
  type: 'query' | 'mutation'
  arguments: RawNamed[]
  output_type: string
}

const SDL_FILE = 'actions.graphql'
const YAML_FILE = 'actions.yaml'
const ROOTS: Readonly<Record<string, SdlAction['type']>> = { Query: 'query', Mutation: 'mutation' }
const KINDS = ['input_objects', 'objects', 'scalars', 'enums'] as const

/**
 * The metadata's `actions` and `custom_types`: types, arguments and descriptions come from the SDL, everything else
 * from actions.yaml, joined by name. Each name must occur in both.
 * @param files records that objects created here belong to actions.yaml
 */
export function mergeActionsSdl(
  sdl: string,
  yaml: unknown,
  files: FileOf,
): { actions?: unknown; custom_types?: unknown } {
  const document = parseSdl(sdl)
  if (!document && yaml === undefined) return {}
  const root = isJsonObject(yaml) ? yaml : {}
  const faults = new MergeFaults()
  faults.unknownKeys('$', root, ['actions', 'custom_types'])
  const { actions, types } = readSdl(document?.definitions ?? [], faults)
  const merged = {
    actions: mergeActions(listOf(root.actions), actions, faults),
    custom_types: mergeTypes(isJsonObject(root.custom_types) ? root.custom_types : {}, types, faults),
  }
  faults.throwIfAny()
  for (const part of [merged.actions, merged.custom_types]) files.set(part, YAML_FILE)
  return merged
}

class MergeFaults {
  private readonly faults: { file: string; path: string; reason: string; code: string }[] = []
  add(file: string, path: string, reason: string): void {
    this.faults.push({ file, path, reason, code: 'parse-failed' })
  }
  unknownKeys(path: string, value: Record<string, unknown>, known: readonly string[]): void {
    for (const key of Object.keys(value)) if (!known.includes(key)) this.add(YAML_FILE, `${path}.${key}`, 'unknown key')
  }
  throwIfAny(): void {
    if (this.faults.length > 0) throw new MetadataError(this.faults)
  }
}

function parseSdl(sdl: string): DocumentNode | null {
  if (sdl.replace(/#.*$/gm, '').trim() === '') return null
  try {
    return parse(sdl, { noLocation: true })
  } catch (error) {
    const place = error instanceof GraphQLError ? error.locations?.[0] : undefined
    const reason = error instanceof Error ? error.message : 'malformed'
    throw new MetadataError([
      { file: SDL_FILE, path: place ? `line ${place.line}` : '$', reason, code: 'parse-failed' },
    ])
  }
}

function readSdl(definitions: readonly DefinitionNode[], faults: MergeFaults) {
  const types: RawTypes = { input_objects: [], objects: [], scalars: [], enums: [] }
  const actions = new Map<string, SdlAction>()
  for (const node of definitions) {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) {
      const type = ROOTS[node.name.value]
      if (type) for (const field of node.fields ?? []) actions.set(field.name.value, readAction(field, type))
      else if (node.kind === Kind.OBJECT_TYPE_DEFINITION)
        types.objects.push({ ...named(node), fields: (node.fields ?? []).map(typed) })
      else faults.add(SDL_FILE, node.name.value, 'only Query and Mutation can be extended')
    } else if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      types.input_objects.push({ ...named(node), fields: (node.fields ?? []).map(typed) })
    } else if (node.kind === Kind.SCALAR_TYPE_DEFINITION) types.scalars.push(named(node))
    else if (node.kind === Kind.ENUM_TYPE_DEFINITION) {
      const values = (node.values ?? []).map((value) => ({ value: value.name.value, ...description(value) }))
      types.enums.push({ ...named(node), values })
    } else
      faults.add(
        SDL_FILE,
        'name' in node && node.name ? node.name.value : node.kind,
        `a ${node.kind} can't stand in an action's SDL`,
      )
  }
  return { actions, types }
}

function readAction(field: FieldDefinitionNode, type: SdlAction['type']): SdlAction {
  return { type, arguments: (field.arguments ?? []).map(typed), output_type: print(field.type) }
}

function typed(node: FieldDefinitionNode | InputValueDefinitionNode): RawNamed {
  return { ...named(node), type: print(node.type) }
}

function named(node: { name: { value: string }; description?: { value: string } }): RawNamed {
  return { name: node.name.value, ...description(node) }
}

function description(node: { description?: { value: string } }): { description?: string } {
  return node.description ? { description: node.description.value } : {}
}

function mergeActions(
  listed: readonly RawNamed[],
  declared: ReadonlyMap<string, SdlAction>,
  faults: MergeFaults,
): unknown[] {
  const names = new Set(listed.map((action) => action.name))
  for (const name of declared.keys()) if (!names.has(name)) faults.add(SDL_FILE, name, `is not listed in ${YAML_FILE}`)
  return listed.map((action, index) => {
    const sdl = declared.get(action.name)
    if (!sdl) faults.add(YAML_FILE, `$.actions[${index}]`, `the action "${action.name}" is not declared in ${SDL_FILE}`)
    const definition = isJsonObject(action.definition) ? action.definition : {}
    return { ...action, definition: { ...definition, kind: definition.kind || 'synchronous', ...sdl } }
  })
}

/** actions.yaml lists the types by name; only objects add something, their relationships. */
function mergeTypes(listed: Record<string, unknown>, declared: RawTypes, faults: MergeFaults): RawTypes {
  faults.unknownKeys('$.custom_types', listed, KINDS)
  const merged = { ...declared }
  for (const kind of KINDS) {
    const byName = new Map(listOf(listed[kind]).map((entry) => [entry.name, entry]))
    for (const name of byName.keys()) {
      if (!declared[kind].some((type) => type.name === name)) {
        faults.add(YAML_FILE, `$.custom_types.${kind}`, `the type "${name}" is not declared in ${SDL_FILE}`)
      }
    }
    merged[kind] = declared[kind].map((type) => ({ ...byName.get(type.name), ...type }))
  }
  return merged
}

function listOf(value: unknown): RawNamed[] {
  return Array.isArray(value)
    ? value.filter((item): item is RawNamed => isJsonObject(item) && typeof item.name === 'string')
    : []
}
