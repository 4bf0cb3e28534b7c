/**
 * Writes every generated GraphQL operation of web and actions to hasura/metadata/{query_collections,allow_list}.yaml.
 * Live mode enables the allow list and rejects any other operation, so the text comes from the generated files, which
 * is what is sent. It is printed by `graphql`, so that white space doesn't show up in diffs.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type DocumentNode, Kind, parse, print } from 'graphql'
import { stringify } from 'yaml'

const COLLECTION = 'sagework'
const DOCUMENT = /export const (\w+) = (?:gql)?`([\s\S]*?)`;/g

/** Operations by name, each with its fragments in the order in which the client sends them. */
export function readOperations(root: string): Map<string, string> {
  const operations = new Map<string, string>()
  for (const file of generatedFiles(root)) {
    for (const document of documentsOf(readFileSync(file, 'utf8'))) {
      const name = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)?.name?.value
      if (!name) continue
      if (operations.has(name)) throw new Error(`${file}: the operation name ${name} is taken; names are unique`)
      operations.set(name, print(document))
    }
  }
  return new Map([...operations].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function generatedFiles(root: string): string[] {
  return ['web/src', 'actions/src'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.generated.ts'))
      .map((path) => join(root, room, path))
      .sort(),
  )
}

/**
 * The web's documents contain their fragments; those of actions refer to them as `${OtherDoc}`, which is expanded here.
 */
function documentsOf(source: string): DocumentNode[] {
  const texts = new Map([...source.matchAll(DOCUMENT)].map(([, name = '', text = '']) => [name, text]))
  const fill = (text: string): string => text.replace(/\$\{(\w+)\}/g, (_, name: string) => fill(texts.get(name) ?? ''))
  return [...texts.values()].filter((text) => text.trim()).map((text) => parse(fill(text)))
}

/** The two metadata files, as text. */
export function allowListFiles(operations: Map<string, string>) {
  const queries = [...operations].map(([name, query]) => ({ name, query }))
  return {
    'query_collections.yaml': stringify(
      [{ name: COLLECTION, comment: 'Every operation our own clients send', definition: { queries } }],
      { lineWidth: 0, blockQuote: 'literal' },
    ),
    'allow_list.yaml': stringify([{ collection: COLLECTION, scope: { global: true } }]),
  }
}

function main() {
  const root = process.cwd()
  const operations = readOperations(root)
  for (const [name, text] of Object.entries(allowListFiles(operations))) {
    writeFileSync(join(root, 'hasura/metadata', name), text)
  }
  process.stdout.write(`${operations.size} operations in the allow list\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
