import { describe, expect, it } from 'vitest'
import { authors, books, openBooks } from '../metadata-api/books.testkit.js'

const { exported, graphql, metadata, sql } = await openBooks()

describe('run_sql', () => {
  it('returns rows as texts, from the last statement only', async () => {
    expect((await sql("select 1; select true as yes, null as nothing, 'x' as word")).body).toEqual({
      result_type: 'TuplesOk',
      result: [
        ['yes', 'nothing', 'word'],
        ['t', 'NULL', 'x'],
      ],
    })
    expect((await sql('set timezone to utc')).body).toEqual({ result_type: 'CommandOk', result: null })
  })

  it('runs in one transaction', async () => {
    expect((await sql("insert into authors values (2, 'Eliot'); select 1/0")).status).toBe(400)
    expect((await graphql('{ authors { name } }')).body).toEqual({ data: { authors: [{ name: 'Austen' }] } })
  })

  it('changes nothing if read-only', async () => {
    expect((await sql('drop table books cascade', { read_only: true })).body).toMatchObject({
      code: 'postgres-error',
      internal: { error: { status_code: '25006' } },
    })
  })

  it('lets the metadata follow renamed tables and columns', async () => {
    await sql('alter table authors rename to writers; alter table books rename column is_public to is_open')
    expect((await graphql('{ writers { books { is_open author { name } } } }')).body).toEqual({
      data: { writers: [{ books: [{ is_open: true, author: { name: 'Austen' } }] }] },
    })
    expect((await exported()).books?.select_permissions).toMatchObject([
      { permission: { filter: { is_open: true, author: { name: { _ne: 'Nobody' } } } } },
    ])
  })

  it('refuses to drop what metadata depends on, unless cascading', async () => {
    const drop = 'alter table books drop column title'
    expect((await sql(drop)).body).toMatchObject({
      code: 'dependency-error',
      error: 'cannot drop due to the following dependent objects : permission books.reader.select in source "default"',
    })
    expect((await sql(drop, { cascade: true })).status).toBe(200)
    expect((await sql('drop table books')).body).toMatchObject({ code: 'dependency-error' })
    expect((await sql('drop table books', { cascade: true })).status).toBe(200)
    expect(Object.keys(await exported())).toEqual(['authors'])
  })

  it('refuses to drop a foreign key that a relationship follows, unless cascading', async () => {
    const drop = 'alter table books drop constraint books_author_id_fkey'
    const add = 'alter table books add foreign key (author_id) references authors (id)'
    expect((await sql(`${drop}; ${add}`)).status).toBe(200)
    expect((await sql(drop)).body).toMatchObject({
      code: 'dependency-error',
      error:
        'cannot drop due to the following dependent objects : relationship authors.books in source "default", relationship books.author in source "default"',
    })
    await metadata('pg_drop_select_permission', { table: 'books', role: 'reader' })
    expect((await sql(drop, { cascade: true })).status).toBe(200)
    expect(await exported()).toEqual({ authors: { table: authors }, books: { table: books } })
  })

  it('refuses to change the type of a column that a permission compares with a literal', async () => {
    expect((await sql('alter table books alter is_public drop default, alter is_public type text')).body).toMatchObject(
      {
        code: 'dependency-error',
        error: expect.stringContaining('cannot change type of column "is_public" in table "books"'),
      },
    )
  })

  it.each([
    ['a session variable', { title: { _eq: 'X-Hasura-Title' } }, true],
    ['nothing but session variables', { title: { _in: ['X-Hasura-A', 'x-hasura-b'] } }, true],
    ['a session variable, in short', { title: 'X-Hasura-Title' }, true],
    ['null', { title: { _is_null: true } }, true],
    ['another column', { title: { _cne: 'isbn' } }, true],
    ['a literal among session variables', { title: { _in: ['X-Hasura-A', 'Emma'] } }, false],
    ['a literal beside a session variable', { title: { _eq: 'X-Hasura-A', _neq: 'Emma' } }, false],
    ['a literal, in short', { _not: { title: 'Emma' } }, false],
  ])('allows changing the type of a column that a permission compares with %s: %j %s', async (_, filter, isTaken) => {
    await sql('alter table books add isbn varchar')
    const permission = { columns: ['id'], filter }
    const added = await metadata('pg_create_select_permission', { table: 'books', role: 'seller', permission })
    expect(added.status).toBe(200)
    const { status, body } = await sql('alter table books alter title type varchar(99)')
    if (isTaken) expect(status).toBe(200)
    else expect(body).toMatchObject({ code: 'dependency-error', error: expect.stringContaining('seller.select') })
  })

  it('allows changing the type of a column preset from the session, but not from a literal', async () => {
    const add = (role: string, set: object) =>
      metadata('pg_create_insert_permission', {
        table: 'books',
        role,
        permission: { columns: ['id'], check: {}, set },
      })
    expect((await add('writer', { title: 'x-hasura-title' })).status).toBe(200)
    expect((await sql('alter table books alter title type varchar(99)')).status).toBe(200)
    expect((await add('clerk', { title: 'Untitled' })).status).toBe(200)
    expect((await sql('alter table books alter title type text')).body).toMatchObject({
      code: 'dependency-error',
      error: expect.stringContaining('permission books.clerk.insert'),
    })
  })

  it('applies clean-up of Hasura’s event log to the engine’s own', async () => {
    expect((await sql('delete from hdb_catalog.event_log where delivered')).status).toBe(200)
  })
})
