import { expect, it } from 'vitest'
import { openBooks } from './books.testkit.js'

const { engine, graphql, metadata } = await openBooks()

/** Grants a role every column of both tables, and the given roots of books. */
async function grant(role: string, roots: object): Promise<void> {
  const select = (table: string, permission: object) =>
    metadata('pg_create_select_permission', {
      table,
      role,
      permission: { columns: '*', filter: {}, allow_aggregations: true, ...permission },
    })
  expect(await select('authors', {})).toMatchObject({ status: 200 })
  expect(await select('books', roots)).toMatchObject({ status: 200 })
}

/** The root fields for books, by root type. */
function rootsOf(role: string) {
  const sdl = engine.engine().printSchema(role)
  const fieldsOf = (root: string) => {
    const [, body = ''] = new RegExp(`^type ${root} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(sdl) ?? []
    return [...body.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name).filter((name) => /^(books|no_)/.test(name ?? ''))
  }
  return { query: fieldsOf('query_root'), subscription: fieldsOf('subscription_root') }
}

const LISTS = { query_root_fields: ['select'], subscription_root_fields: ['select_stream'] }
const ALL = ['books', 'books_aggregate', 'books_by_pk']

it('shows the root fields a permission lists, and all of them if it lists none', async () => {
  await grant('everything', {})
  await grant('lists', LISTS)
  await grant('one', { query_root_fields: ['select_by_pk'], subscription_root_fields: ['select_aggregate'] })
  expect(rootsOf('everything')).toEqual({ query: ALL, subscription: [...ALL, 'books_stream'] })
  expect(rootsOf('lists')).toEqual({ query: ['books'], subscription: ['books_stream'] })
  expect(rootsOf('one')).toEqual({ query: ['books_by_pk'], subscription: ['books_aggregate'] })
})

it('treats a disabled root like a missing one, but keeps it reachable through relationships', async () => {
  await grant('readers', { query_root_fields: [], subscription_root_fields: [] })
  for (const root of ['books { id }', 'books_by_pk(id: 1) { id }', 'books_aggregate { aggregate { count } }']) {
    const { body } = await graphql(`{ ${root} }`, 'readers')
    expect(body).toMatchObject({
      errors: [
        {
          message: expect.stringContaining("not found in type: 'query_root'"),
          extensions: { code: 'validation-failed' },
        },
      ],
    })
  }
  const through =
    '{ authors(where: { books: { title: { _eq: "Emma" } } }) { books { title } books_aggregate { aggregate { count } } } }'
  expect((await graphql(through, 'readers')).body).toEqual({
    data: { authors: [{ books: [{ title: 'Emma' }], books_aggregate: { aggregate: { count: 1 } } }] },
  })
})

it('gives an inherited role what any parent lists, and everything if one lists nothing', async () => {
  await grant('lists', LISTS)
  await grant('one', { query_root_fields: ['select_by_pk'], subscription_root_fields: [] })
  await grant('everything', {})
  for (const [role_name, role_set] of [
    ['both', ['lists', 'one']],
    ['all', ['lists', 'everything']],
  ])
    expect(await metadata('add_inherited_role', { role_name, role_set })).toMatchObject({ status: 200 })
  expect(rootsOf('both')).toEqual({ query: ['books', 'books_by_pk'], subscription: ['books_stream'] })
  expect(rootsOf('all')).toEqual({ query: ALL, subscription: [...ALL, 'books_stream'] })
})

it('has no subscriptions, and a placeholder query, for a role without any root', async () => {
  const permission = { columns: '*', filter: {}, query_root_fields: [], subscription_root_fields: [] }
  await metadata('pg_create_select_permission', { table: 'books', role: 'nobody', permission })
  expect(rootsOf('nobody')).toEqual({ query: ['no_queries_available'], subscription: [] })
  expect(engine.engine().printSchema('nobody')).not.toContain('subscription')
  expect((await graphql('{ no_queries_available }', 'nobody')).body).toEqual({
    data: { no_queries_available: expect.stringMatching(/^There are no queries available to the current role\./) },
  })
})

it.each([
  [
    { query_root_fields: ['select', 'select_by_pk'] },
    'The "select_by_pk" field cannot be included in the query_root_fields or subscription_root_fields because the role "narrow" does not have access to the primary key of the table "books" in the source "default"',
  ],
  [
    { subscription_root_fields: ['select_aggregate'] },
    'The "select_aggregate" root field can only be enabled in the query_root_fields or  the subscription_root_fields when "allow_aggregations" is set to true',
  ],
])('rejects a permission that lists a root it makes impossible: %j', async (roots, reason) => {
  const permission = { columns: ['title'], filter: {}, ...roots }
  const { status, body } = await metadata('pg_create_select_permission', { table: 'books', role: 'narrow', permission })
  expect({ status, error: body.error, code: body.code }).toEqual({
    status: 400,
    error: `Inconsistent object: in table "books": in permission for role "narrow": ${reason}`,
    code: 'invalid-configuration',
  })
})
