import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Kind, lexicographicSortSchema, type OperationTypeNode, parse, printSchema } from 'graphql'
import { describe, expect, inject, it } from 'vitest'
import { REPOSITORY } from '#tests/environment.js'
import { createMarket } from './market.testkit.js'
import { permissionOf, ROLES, type RoleName, readTables, type TableFile } from './metadata.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const CALLERS = { anonymous: 'visitor', user: 'tom', expert: 'elena', staff: 'staff', service: 'service' } as const
const QUERY_ROOTS = ['select', 'select_by_pk', 'select_aggregate']
const SUBSCRIPTION_ROOTS = [...QUERY_ROOTS, 'select_stream']
const tables = readTables()

/** The field of a root, e.g. `users_by_pk` for `select_by_pk`. */
const fieldOf = (table: string, root: string) => `${table}${root.replace('select', '')}`

/** The folder of an operation determines its role, as in codegen.ts. */
function roleOf(file: string): RoleName {
  if (file.endsWith('.public.graphql')) return 'anonymous'
  if (file.startsWith('web/src/features/admin/')) return 'staff'
  return file.endsWith('.expert.graphql') ? 'expert' : 'user'
}

/** Root fields used by our own operations, each as `role operation field`. */
function askedFor(): Set<string> {
  const files = ['web/src', 'actions/src'].flatMap((room) =>
    readdirSync(path.join(REPOSITORY, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => path.posix.join(room, file)),
  )
  const asked = files.flatMap((file) =>
    parse(readFileSync(path.join(REPOSITORY, file), 'utf8')).definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION
        ? node.selectionSet.selections.flatMap((field) =>
            field.kind === Kind.FIELD ? [`${roleOf(file)} ${node.operation} ${field.name.value}`] : [],
          )
        : [],
    ),
  )
  return new Set(asked)
}

const asked = askedFor()

/** A table's roots that are used with this role, or with one that inherits its permission. */
function used(table: TableFile, role: RoleName, operation: `${OperationTypeNode}`, roots: readonly string[]): string[] {
  const holders = ROLES.filter((one) => permissionOf(table, 'select', one) === permissionOf(table, 'select', role))
  return roots.filter((root) => holders.some((one) => asked.has(`${one} ${operation} ${fieldOf(table.name, root)}`)))
}

const as = await openPermissions(await createMarket(), { roots: 'named' })

/** The real Hasura words some type descriptions differently. */
const isEmbedded = !inject('stack')

it.runIf(isEmbedded).each(ROLES)(
  'the committed schema of %s is the one it is served (npm run schema)',
  async (role) => {
    const served = printSchema(lexicographicSortSchema(await as(CALLERS[role]).schema()))
    expect(readFileSync(path.join(REPOSITORY, `hasura/schema/${role}.graphql`), 'utf8')).toBe(`${served.trim()}\n`)
  },
)

describe('root fields', () => {
  const permissions = tables.flatMap((table) =>
    (table.select_permissions ?? []).map(({ role, permission }) => ({ table, role, permission })),
  )

  it.each(permissions)('$table.name for $role are exactly those used by our operations', (one) => {
    const { table, role, permission } = one
    expect({ query: permission.query_root_fields, subscription: permission.subscription_root_fields }).toEqual({
      query: used(table, role, 'query', QUERY_ROOTS),
      subscription: used(table, role, 'subscription', SUBSCRIPTION_ROOTS),
    })
  })

  it.each(ROLES)('of %s are in the schema if the metadata lists them, and otherwise not', async (role) => {
    const schema = await as(CALLERS[role]).schema()
    const named = (key: 'query_root_fields' | 'subscription_root_fields') =>
      tables.flatMap((table) =>
        (permissionOf(table, 'select', role)?.permission[key] ?? []).map((root) => fieldOf(table.name, root)),
      )
    const shown = (fields: object | undefined, roots: readonly string[]) => {
      const known = new Set(tables.flatMap(({ name }) => roots.map((root) => fieldOf(name, root))))
      return Object.keys(fields ?? {}).filter((field) => known.has(field))
    }
    expect(shown(schema.getQueryType()?.getFields(), QUERY_ROOTS).sort()).toEqual(named('query_root_fields').sort())
    expect(shown(schema.getSubscriptionType()?.getFields(), SUBSCRIPTION_ROOTS).sort()).toEqual(
      named('subscription_root_fields').sort(),
    )
  })
})
