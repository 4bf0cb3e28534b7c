import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type DocumentNode, Kind, parse, print, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'

const ROOT = process.cwd()
const WEB = join(ROOT, 'web/src')
const filesOf = (ending: string) =>
  readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort()
const schemaOf = (role: string) => buildSchema(readFileSync(join(ROOT, `hasura/schema/${role}.graphql`), 'utf8'))

const sources = filesOf('.graphql').map((path) => ({ path, document: parse(readFileSync(join(WEB, path), 'utf8')) }))
/** Fragments that follow from the contract's field descriptions; operations of both roles spread them. */
const CONTRACT_FRAGMENTS = join(ROOT, 'actions/contract/opportunities/types/fields/post-fields.graphql')
const isUsers = (path: string) => !/\.(public|expert)\.graphql$/.test(path) && !path.startsWith('features/admin/')

/** The documents in generated files, as the client sends them. */
const sent = filesOf('.generated.ts').flatMap((path) =>
  [...readFileSync(join(WEB, path), 'utf8').matchAll(/export const \w+Document = `([^`]*)`/g)].map(([, text = '']) =>
    parse(text),
  ),
)
const nameOf = (document: DocumentNode) =>
  document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)?.name?.value ?? ''

describe('GraphQL operations of the client', () => {
  it('experts may run every operation that users may', () => {
    const definitions = [
      ...sources.filter(({ path }) => isUsers(path)).flatMap(({ document }) => document.definitions),
      ...parse(readFileSync(CONTRACT_FRAGMENTS, 'utf8')).definitions,
    ]
    const problems = validate(schemaOf('expert'), { kind: Kind.DOCUMENT, definitions })
    expect(problems.map(({ message }) => message)).toEqual([])
  })

  it('take ids, list positions and text, never a filter or an order built by the caller', () => {
    const taken = sources.flatMap(({ path, document }) =>
      document.definitions.flatMap((node) =>
        node.kind === Kind.OPERATION_DEFINITION
          ? (node.variableDefinitions ?? []).map((one) => `${path} ${print(one)}`)
          : [],
      ),
    )
    expect(taken.filter((one) => /_(bool|comparison)_exp|order_by/.test(one))).toEqual([])
  })

  it('every operation of a *.graphql file is generated', () => {
    const written = sources.flatMap(({ document }) => (nameOf(document) ? operationNames(document) : []))
    expect(sent.map(nameOf).sort()).toEqual(written.sort())
  })

  it('the allow list holds every operation exactly as it is sent', () => {
    const [collection] = parseYaml(readFileSync(join(ROOT, 'hasura/metadata/query_collections.yaml'), 'utf8'))
    const allowed = new Map<string, string>(
      collection.definition.queries.map(({ name, query }: { name: string; query: string }) => [name, query]),
    )
    for (const document of sent) expect(allowed.get(nameOf(document))).toBe(print(document))
  })
})

function operationNames(document: DocumentNode): string[] {
  return document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.name ? [node.name.value] : [],
  )
}
