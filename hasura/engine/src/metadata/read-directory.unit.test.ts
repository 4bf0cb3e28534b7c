import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { MetadataError } from './metadata-reader.js'
import { readMetadataDirectory } from './read-directory.js'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

const TABLES = 'databases/default/tables'
const BASE = {
  'version.yaml': 'version: 3',
  'databases/databases.yaml': `
- name: default
  kind: postgres
  configuration: { connection_info: { database_url: { from_env: HASURA_GRAPHQL_DATABASE_URL } } }
  tables: "!include default/tables/tables.yaml"
  functions: !include default/functions/functions.yaml
`,
  [`${TABLES}/tables.yaml`]: '- "!include public_authors.yaml"',
  'databases/default/functions/functions.yaml': '[]',
  [`${TABLES}/public_authors.yaml`]: 'table: { schema: public, name: authors }',
}

async function read(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'metadata-'))
  folders.push(folder)
  for (const [name, text] of Object.entries({ ...BASE, ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return readMetadataDirectory(folder)
}

async function faultsOf(files: Record<string, string>) {
  const error: unknown = await read(files).catch((caught: unknown) => caught)
  if (error instanceof MetadataError) return error.faults.map(({ file, path, reason }) => `${file} ${path}: ${reason}`)
  throw new Error(`no MetadataError: ${String(error)}`)
}

describe('a metadata folder', () => {
  it('resolves includes written as a string or a tag, relative to their file', async () => {
    const metadata = await read({})
    expect(metadata.sources[0]?.tables).toMatchObject([
      { table: { schema: 'public', name: 'authors' }, select_permissions: [] },
    ])
    expect(metadata.sources[0]?.functions).toEqual([])
  })

  it('joins actions.graphql and actions.yaml by name', async () => {
    const metadata = await read({
      'actions.graphql':
        'type Mutation { "Greets" greet(name: String!): Greeting! } type Greeting { words: String! authorId: uuid }',
      'actions.yaml': `
actions:
  - name: greet
    definition: { kind: synchronous, handler: "{{BASE}}/greet", headers: [{ name: X-Secret, value_from_env: SECRET }] }
    permissions: [{ role: user }]
custom_types:
  objects:
    - name: Greeting
      relationships: [{ name: author, type: object, remote_table: authors, field_mapping: { authorId: id } }]
`,
    })
    expect(metadata.actions[0]).toMatchObject({
      name: 'greet',
      permissions: [{ role: 'user' }],
      definition: {
        type: 'mutation',
        output_type: 'Greeting!',
        arguments: [{ name: 'name', type: 'String!' }],
        timeout: 30,
      },
    })
    expect(metadata.custom_types.objects[0]).toMatchObject({
      fields: [{ name: 'words', type: 'String!' }, { name: 'authorId' }],
      relationships: [{ remote_table: { schema: 'public', name: 'authors' } }],
    })
  })

  it('rejects an unknown key, naming file, key and reason', async () => {
    const table = `
table: authors
select_permissions:
  - role: user
    permission: { columns: [id], filter: {}, filtre: { id: 1 } }
`
    expect(await faultsOf({ [`${TABLES}/public_authors.yaml`]: table })).toEqual([
      `${TABLES}/public_authors.yaml $.select_permissions[0].permission.filtre: unknown key`,
    ])
  })

  it('rejects a permission without a filter', async () => {
    const table = 'table: authors\nselect_permissions: [{ role: user, permission: { columns: "*" } }]'
    expect(await faultsOf({ [`${TABLES}/public_authors.yaml`]: table })).toEqual([
      `${TABLES}/public_authors.yaml $.select_permissions[0].permission.filter: is required`,
    ])
  })

  it('rejects unsupported features, unless empty', async () => {
    expect((await read({ 'remote_schemas.yaml': '[]', 'api_limits.yaml': '{}' })).version).toBe(3)
    const faults = await faultsOf({
      'remote_schemas.yaml': '[{ name: other, definition: { url: http://other } }]',
      'cron_triggers.yaml': '[{ name: nightly, webhook: http://x, schedule: "* * *" }]',
    })
    expect(faults.join('\n')).toContain('remote_schemas.yaml $: not supported by this engine: remote schemas')
    expect(faults.join('\n')).toContain('cron_triggers.yaml $[0].schedule: expected a cron expression of five fields')
  })

  it('reports an action that is in only one of its two files', async () => {
    const faults = await faultsOf({
      'actions.graphql': 'type Query { lost: Boolean }',
      'actions.yaml': 'actions: [{ name: found, definition: { handler: http://x } }]',
    })
    expect(faults).toEqual([
      'actions.graphql lost: is not listed in actions.yaml',
      'actions.yaml $.actions[0]: the action "found" is not declared in actions.graphql',
    ])
  })

  it('reports a missing include, malformed YAML and another version', async () => {
    expect(await faultsOf({ [`${TABLES}/tables.yaml`]: '- "!include nowhere.yaml"' })).toEqual([
      `${TABLES}/tables.yaml $: !include nowhere.yaml: there is no such file`,
    ])
    expect((await faultsOf({ 'allow_list.yaml': '- {' }))[0]).toContain('allow_list.yaml $: ')
    expect(await faultsOf({ 'version.yaml': 'version: 2' })).toEqual(['version.yaml $.version: expected version: 3'])
  })
})
