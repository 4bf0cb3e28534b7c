import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql'

/** The Hasura roles that the client uses. */
export type Role = 'anonymous' | 'user' | 'expert' | 'staff'

const FOLDER = join(process.cwd(), 'hasura/schema')

/** One role's schema and its validated operations, built once per worker. */
interface Known {
  schema: GraphQLSchema
  documents: Map<string, { document: DocumentNode; faults: string[] }>
}

const known = new Map<Role, Known>()

function knownOf(role: Role): Known {
  const found = known.get(role)
  if (found) return found
  const sdl = parse(readFileSync(join(FOLDER, `${role}.graphql`), 'utf8'), { noLocation: true })
  const made = { schema: buildASTSchema(sdl, { assumeValid: true, assumeValidSDL: true }), documents: new Map() }
  known.set(role, made)
  return made
}

/** A role's schema, as committed in hasura/schema. */
export function schemaOf(role: Role): GraphQLSchema {
  return knownOf(role).schema
}

/** A parsed operation, with its validation errors for that role. */
export function documentOf(role: Role, query: string): { document: DocumentNode; faults: string[] } {
  const { schema, documents } = knownOf(role)
  const found = documents.get(query)
  if (found) return found
  const document = parse(query)
  const made = { document, faults: validate(schema, document).map(({ message }) => message) }
  documents.set(query, made)
  return made
}
