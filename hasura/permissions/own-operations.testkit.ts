import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { REPOSITORY } from '#tests/environment.js'

interface Collection {
  definition: { queries: { name: string; query: string }[] }
}

const file = path.join(REPOSITORY, 'hasura/metadata/query_collections.yaml')
const collections = parse(readFileSync(file, 'utf8')) as Collection[]

/** What our own pages and endpoints ask, as the engine allows it. */
export const OWN_OPERATIONS = collections.flatMap(({ definition }) => definition.queries)

/** The text of one of them, by its name. Throws if there is none. */
export function operationText(name: string): string {
  const found = OWN_OPERATIONS.find((one) => one.name === name)
  if (!found) throw new Error(`Nobody asks ${name}`)
  return found.query
}
