import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parseDocument, type ScalarTag } from 'yaml'
import { mergeActionsSdl } from './actions-sdl.js'
import { type FileOf, isJsonObject, MetadataError } from './metadata-reader.js'
import type { Metadata } from './model/metadata.js'
import { parseMetadata } from './parse-metadata.js'

/** Files at the top level and the metadata key each one provides. */
const LISTS: Readonly<Record<string, string>> = {
  'inherited_roles.yaml': 'inherited_roles',
  'cron_triggers.yaml': 'cron_triggers',
  'query_collections.yaml': 'query_collections',
  'allow_list.yaml': 'allowlist',
  'rest_endpoints.yaml': 'rest_endpoints',
  'remote_schemas.yaml': 'remote_schemas',
  'graphql_schema_introspection.yaml': 'graphql_schema_introspection',
  'api_limits.yaml': 'api_limits',
  'network.yaml': 'network',
  'opentelemetry.yaml': 'opentelemetry',
  'metrics_config.yaml': 'metrics_config',
  'backend_configs.yaml': 'backend_configs',
}
const INCLUDE = /^!include\s+(\S.*)$/
const MAX_INCLUDE_DEPTH = 20

/** `!include path` as a YAML tag is read like the equivalent string. */
const INCLUDE_TAG: ScalarTag = { tag: '!include', resolve: (path) => `!include ${path}` }

/**
 * Reads a metadata folder in the CLI's v3 layout (semantics §2.1): missing files are empty, includes are relative to
 * their file, actions.graphql and actions.yaml are merged.
 * @throws MetadataError with file, key and reason of every error
 */
export async function readMetadataDirectory(directory: string): Promise<Metadata> {
  if (!existsSync(directory)) throw fault(null, '$', `the metadata folder ${directory} does not exist`)
  const folder = new MetadataFolder(directory)
  await folder.requireVersion()
  const raw: Record<string, unknown> = { sources: await folder.readSources() }
  for (const [file, key] of Object.entries(LISTS)) {
    const value = await folder.read(file)
    if (value !== undefined) raw[key] = value
  }
  const actions = await folder.read('actions.yaml')
  const sdl = await folder.readText('actions.graphql')
  Object.assign(raw, mergeActionsSdl(sdl ?? '', actions, folder.files))
  return parseMetadata(raw, folder.files)
}

class MetadataFolder {
  readonly files: FileOf = new WeakMap()
  constructor(private readonly directory: string) {}

  async requireVersion(): Promise<void> {
    const value = await this.read('version.yaml')
    const version = isJsonObject(value) ? value.version : undefined
    if (version !== 3) throw fault('version.yaml', '$.version', 'expected version: 3')
  }

  async readSources(): Promise<unknown> {
    return (await this.read(join('databases', 'databases.yaml'))) ?? (await this.read('databases.yaml')) ?? []
  }

  async readText(file: string): Promise<string | undefined> {
    const path = join(this.directory, file)
    return existsSync(path) ? readFile(path, 'utf8') : undefined
  }

  /** The file's value with includes resolved; undefined if there is no such file. */
  async read(file: string, depth = 0): Promise<unknown> {
    const text = await this.readText(file)
    if (text === undefined) return undefined
    if (depth > MAX_INCLUDE_DEPTH) throw fault(file, '$', 'includes are nested too deeply')
    const document = parseDocument(text, { version: '1.2', customTags: [INCLUDE_TAG] })
    const [problem] = [...document.errors, ...document.warnings]
    if (problem) throw fault(file, '$', problem.message.split('\n')[0] ?? 'malformed YAML')
    const value = await this.open(document.toJS({ mapAsMap: false }), file, depth)
    if (typeof value === 'object' && value !== null && !this.files.has(value)) this.files.set(value, file)
    return value
  }

  private async open(value: unknown, file: string, depth: number): Promise<unknown> {
    if (typeof value === 'string') {
      const target = INCLUDE.exec(value)?.[1]
      return target === undefined ? value : this.include(target.trim(), file, depth)
    }
    if (Array.isArray(value)) return Promise.all(value.map((item: unknown) => this.open(item, file, depth)))
    if (!isJsonObject(value)) return value
    const opened = await Promise.all(
      Object.entries(value).map(async ([key, item]) => [key, await this.open(item, file, depth)] as const),
    )
    return Object.fromEntries(opened)
  }

  private async include(target: string, from: string, depth: number): Promise<unknown> {
    const file = relative(this.directory, join(this.directory, dirname(from), target))
    if (file.startsWith('..')) throw fault(from, '$', `!include ${target} leads out of the metadata folder`)
    const value = await this.read(file, depth + 1)
    if (value === undefined) throw fault(from, '$', `!include ${target}: there is no such file`)
    return value
  }
}

function fault(file: string | null, path: string, reason: string): MetadataError {
  return new MetadataError([{ file, path, reason, code: 'parse-failed' }])
}
