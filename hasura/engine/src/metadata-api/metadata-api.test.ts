import { describe, expect, it } from 'vitest'
import { openBooks } from './books.testkit.js'

const { database, engine, exported, graphql, metadata, sql } = await openBooks()

describe('the metadata API', () => {
  it('continues after a failure if told to, and returns the error in its place', async () => {
    const { status, body } = await metadata('bulk_keep_going', [
      { type: 'pg_track_table', args: { table: 'books' } },
      { type: 'pg_drop_select_permission', args: { table: 'books', role: 'reader' } },
    ])
    expect(status).toBe(200)
    expect(body).toEqual([
      { code: 'already-tracked', path: '$.args[0].args', error: 'view/table already tracked : "books"' },
      { message: 'success' },
    ])
    expect((await exported()).books).not.toHaveProperty('select_permissions')
  })

  it('rejects two columns with the same name', async () => {
    const configuration = { column_config: { title: { custom_name: 'id' } } }
    const { status, body } = await metadata('pg_set_table_customization', { table: 'books', configuration })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      internal: expect.arrayContaining([
        expect.objectContaining({
          name: 'table books in source default',
          reason:
            'Inconsistent object: the definitions of columns "id" and "title" are in conflict: they are mapped to the same field name, "id"',
        }),
      ]),
    })
    const swapped = { column_config: { title: { custom_name: 'id' }, id: { custom_name: 'title' } } }
    const swap = await metadata('pg_set_table_customization', { table: 'books', configuration: swapped })
    expect(swap.status).toBe(200)
  })

  it.each([
    [
      'a column that is not there',
      { column_config: { titel: { custom_name: 'name' } } },
      'invalid-configuration',
      'Inconsistent object: the custom field name "name" was given for the column "titel", but no such column exists',
    ],
    [
      'a name that GraphQL has not',
      { column_config: { title: { custom_name: 'the title' } } },
      'parse-failed',
      'the title is not valid GraphQL name',
    ],
    ['an empty name', { custom_column_names: { title: '' } }, 'parse-failed', 'empty string not allowed'],
  ])('rejects %s in a table’s configuration', async (_, configuration, code, error) => {
    const { status, body } = await metadata('pg_set_table_customization', { table: 'books', configuration })
    expect({ status, ...body }).toMatchObject({ status: 400, code, error })
  })

  it('forgets a dropped column’s custom name', async () => {
    const configuration = { column_config: { is_public: { custom_name: 'isPublic' } } }
    await metadata('pg_set_table_customization', { table: 'books', configuration })
    expect((await sql('alter table books drop column is_public', { cascade: true })).status).toBe(200)
    expect((await metadata('get_inconsistent_metadata')).body).toMatchObject({ is_consistent: true })
  })

  it.each([
    [
      'a session variable where true or false must stand',
      { author_id: { _is_null: 'X-Hasura-Flag' } },
      '_is_null of author_id: parsing Bool failed, expected Bool, but encountered String',
    ],
    [
      'null where true or false must stand',
      { author_id: { _is_null: null } },
      '_is_null of author_id: parsing Bool failed, expected Bool, but encountered Null',
    ],
    [
      'a path that begins anywhere but at the root',
      { id: { _ceq: ['author', 'id'] } },
      'expected a column, or ["$", column], for id',
    ],
  ])('rejects %s in a permission', async (_, filter, fault) => {
    const { body } = await metadata('pg_create_select_permission', {
      table: 'books',
      role: 'other',
      permission: { columns: ['id'], filter },
    })
    expect(body).toMatchObject({
      code: 'invalid-configuration',
      error: `Inconsistent object: in table "books": in permission for role "other": ${fault}`,
    })
  })

  it('rejects a computed field with arguments in a permission', async () => {
    await sql(
      "create function shout(book books, mark text default '!') returns text language sql stable as 'select book.title || mark'",
    )
    await metadata('pg_add_computed_field', { table: 'books', name: 'shout', definition: { function: 'shout' } })
    const permission = { columns: ['id'], filter: { shout: { _eq: 'Emma!' } } }
    const { body } = await metadata('pg_create_select_permission', { table: 'books', role: 'other', permission })
    expect(body.error).toContain('Computed columns with input arguments can not be part of the where clause')
  })

  it('reports everything that is wrong with custom types', async () => {
    const { body } = await metadata('set_custom_types', {
      enums: [{ name: 'Mood', values: [{ value: 'GLAD' }, { value: 'GLAD' }] }],
      input_objects: [
        {
          name: 'Ask',
          fields: [
            { name: 'what', type: 'Answer' },
            { name: 'what', type: 'Int' },
          ],
        },
      ],
      objects: [
        {
          name: 'Answer',
          fields: [
            { name: 'id', type: '[Int]' },
            { name: 'id', type: 'Int' },
          ],
          relationships: [
            { name: 'book', type: 'object', remote_table: 'books', field_mapping: { nr: 'number' } },
            { name: 'film', type: 'object', remote_table: 'films', field_mapping: { id: 'id' } },
          ],
        },
        { name: 'Mood', fields: [{ name: 'word', type: 'Word' }] },
      ],
    })
    expect(body).toMatchObject({ code: 'invalid-configuration' })
    expect(String(body.error).split('\n')).toEqual([
      'Inconsistent object: validation for the given custom types failed for the following reasons:',
      '  • duplicate type names: "Mood"',
      '  • the enum type "Mood" has duplicate values: "GLAD"',
      '  • the input object "Ask" has duplicate fields: "what"',
      '  • the type "Answer" for field "what" in  input object type "Ask" does not exist',
      '  • the object "Answer" has duplicate fields: "id"',
      '  • the field "nr" for relationship "book" in object type "Answer" does not exist',
      '  • the column "number" of remote table "books" for relationship "book" of object type "Answer" does not exist',
      '  • the remote table "films" for relationship "film" of object type "Answer" does not exist',
      '  • the type "Word" for field "word" in  object type "Mood" does not exist',
      '',
    ])
  })

  it('rejects types without fields and invalid documents', async () => {
    expect((await metadata('set_custom_types', { objects: [{ name: 'Answer', fields: [] }] })).body).toMatchObject({
      code: 'parse-failed',
      path: '$.objects[0].fields',
      error: 'parsing NonEmpty failed, unexpected empty list',
    })
    const definition = { queries: [{ name: 'half', query: '{ books { id }' }] }
    expect((await metadata('create_query_collection', { name: 'known', definition })).body).toMatchObject({
      code: 'parse-failed',
      error: 'parsing the graphql query failed',
    })
  })

  it('keeps a hidden cron trigger', async () => {
    const hidden = { name: 'nightly', webhook: 'http://127.0.0.1:9', schedule: '0 3 * * *', include_in_metadata: false }
    await metadata('create_cron_trigger', hidden)
    const shown = (await metadata('export_metadata')).body
    expect(shown).not.toHaveProperty('cron_triggers')
    await metadata('replace_metadata', shown)
    expect((await metadata('get_cron_triggers')).body).toMatchObject({ cron_triggers: [{ name: 'nightly' }] })
    const [kept] = await database.query('select metadata from sagework_engine.metadata')
    expect(kept?.metadata).toMatchObject({ cron_triggers: [{ name: 'nightly', include_in_metadata: false }] })
  })

  it('omits names that aren’t valid in GraphQL, and shows the rest', async () => {
    await sql(
      'create table "odd name" (id int primary key, "a-b" int, plain text, constraint plain_key unique (plain))',
    )
    await metadata('pg_track_table', { table: 'odd name', configuration: { custom_name: 'odd' } })
    const { body } = await graphql(
      '{ odd { id plain } a: __type(name: "odd") { fields { name } } b: __type(name: "odd_constraint") { enumValues { name } } }',
    )
    expect(body).toEqual({
      data: { odd: [], a: { fields: [{ name: 'id' }, { name: 'plain' }] }, b: { enumValues: [{ name: 'plain_key' }] } },
    })
  })

  it('rejects an event trigger on a missing column', async () => {
    const trigger = { name: 'told', source: 'default', table: 'books', webhook: 'http://127.0.0.1:9' }
    const { body } = await metadata('pg_create_event_trigger', { ...trigger, update: { columns: ['titel'] } })
    expect(body).toMatchObject({
      code: 'invalid-configuration',
      error: 'Inconsistent object: in table "books": in event trigger "told": column "titel" does not exist',
    })
    expect((await metadata('pg_create_event_trigger', { ...trigger, update: { columns: ['title'] } })).status).toBe(200)
    const spaced = { ...trigger, name: 'told again', insert: { columns: '*' } }
    expect((await metadata('pg_create_event_trigger', spaced)).body).toMatchObject({
      path: '$.name',
      error: 'only alphanumeric and underscore and hyphens allowed for name',
    })
    const transformed = { ...trigger, insert: { columns: '*' }, request_transform: { version: 2 } }
    expect((await metadata('pg_create_event_trigger', transformed)).body).toMatchObject({ code: 'not-supported' })
  })

  it.each([
    ['another database', { connection_info: { database_url: 'postgres://elsewhere/other' } }, '$.args'],
    ['read replicas', { read_replicas: [{}] }, '$.sources[0].configuration.read_replicas'],
  ])('rejects %s', async (_, configuration, path) => {
    const sources = [{ name: 'default', kind: 'postgres', tables: [], configuration }]
    const { status, body } = await metadata('replace_metadata', { version: 3, sources })
    expect({ status, ...body }).toMatchObject({ status: 400, code: 'not-supported', path })
  })

  it('runs mutations at the source’s isolation level', async () => {
    await sql("alter table books add column level text default current_setting('transaction_isolation')")
    const { body } = await metadata('export_metadata')
    const insert = (id: number) => graphql(`mutation { insert_books_one(object: {id: ${id}}) { level } }`)
    expect((await insert(2)).body).toEqual({ data: { insert_books_one: { level: 'read committed' } } })
    const [source] = body.sources as { configuration: { connection_info: Record<string, unknown> } }[]
    if (source) source.configuration.connection_info.isolation_level = 'serializable'
    expect((await metadata('replace_metadata', body)).status).toBe(200)
    expect((await insert(3)).body).toEqual({ data: { insert_books_one: { level: 'serializable' } } })
  })

  it('applies a bulk completely or not at all, and says where it failed', async () => {
    const { status, body } = await metadata('bulk', [
      { type: 'pg_drop_select_permission', args: { table: 'books', role: 'reader' } },
      { type: 'pg_track_table', args: { table: 'books' } },
    ])
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'already-tracked', path: '$.args[1].args' })
    expect((await exported()).books).toHaveProperty('select_permissions')
  })

  it('rejects a stale resource version, and counts every change', async () => {
    const { body } = await metadata('export_metadata', {}, { version: 2 })
    const version = body.resource_version as number
    expect(await metadata('reload_metadata', {}, { resource_version: version - 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    expect((await metadata('reload_metadata', {}, { resource_version: version })).status).toBe(200)
    expect((await metadata('export_metadata', {}, { version: 2 })).body.resource_version).toBe(version + 1)
  })

  it('exports what it was given and can import it again', async () => {
    const before = (await metadata('export_metadata')).body
    await metadata('clear_metadata')
    expect(await metadata('replace_metadata', before)).toMatchObject({ status: 200, body: { message: 'success' } })
    expect((await metadata('export_metadata')).body).toEqual(before)
  })

  it('accepts the first two versions, where functions were names or objects', async () => {
    for (const name of ['one', 'two', 'three'])
      await sql(`create function book_${name}() returns setof books language sql stable as 'select * from books'`)
    const tables = [{ table: 'authors' }, { table: { schema: 'public', name: 'books' } }]
    const functions = ['book_one', { schema: 'public', name: 'book_two' }, { function: 'book_three' }]
    for (const version of [{}, { version: 1 }, { version: 2 }]) {
      const old = { ...version, tables, functions, remote_schemas: [], query_collections: [], allowlist: [] }
      expect(await metadata('replace_metadata', old)).toMatchObject({ status: 200, body: { message: 'success' } })
      const answer = await graphql('{ book_one { id } book_two { id } book_three { id } }')
      expect(answer.body).toEqual({
        data: { book_one: [{ id: 1 }], book_two: [{ id: 1 }], book_three: [{ id: 1 }] },
      })
    }
    const sources = [{ name: 'default', kind: 'postgres', tables, functions: [{ schema: 'public', name: 'book_two' }] }]
    expect((await metadata('replace_metadata', { version: 3, sources })).status).toBe(400)
  })

  it('rejects inconsistent metadata unless told otherwise, and reports it', async () => {
    const inconsistent = {
      version: 3,
      sources: [{ name: 'default', kind: 'postgres', tables: [{ table: 'nowhere' }] }],
    }
    const args = { allow_inconsistent_metadata: false, metadata: inconsistent }
    expect((await metadata('replace_metadata', args, { version: 2 })).status).toBe(400)
    expect(await exported()).toHaveProperty('books')
    const allowed = await metadata('replace_metadata', { ...args, allow_inconsistent_metadata: true }, { version: 2 })
    expect(allowed.body).toMatchObject({
      is_consistent: false,
      inconsistent_objects: [{ type: 'table', name: 'table nowhere in source default' }],
    })
    await metadata('drop_inconsistent_metadata')
    expect((await metadata('get_inconsistent_metadata')).body).toEqual({
      is_consistent: true,
      inconsistent_objects: [],
    })
  })

  it.each([{}, { version: 3 }, { metadata: { version: 3 } }])('rejects %j as metadata', async (args) => {
    expect((await metadata('replace_metadata', args)).body).toMatchObject({ error: 'key "sources" not found' })
    expect(await exported()).toHaveProperty('books')
  })

  it('rejects roles that inherit from each other', async () => {
    const add = (role_name: string, ...role_set: string[]) => metadata('add_inherited_role', { role_name, role_set })
    expect((await add('editor', 'author')).status).toBe(200)
    expect((await add('author', 'reader', 'writer')).status).toBe(200)
    expect((await add('writer', 'editor')).body).toMatchObject({
      code: 'cyclic-dependency',
      path: '$.args',
      error: 'found cycle(s) in roles: ["author","editor","writer"]',
    })
    expect((await add('self', 'self')).body).toMatchObject({ code: 'invalid-params' })
    expect((await graphql('{ books { title } }')).body).toEqual({ data: { books: [{ title: 'Emma' }] } })
  })

  it('renames a collection wherever it is referred to, and lets its scope be changed', async () => {
    const definition = { queries: [{ name: 'titles', query: '{ books { title } }' }] }
    await metadata('create_query_collection', { name: 'old', definition })
    await metadata('add_collection_to_allowlist', { collection: 'old' })
    const query = { collection_name: 'old', query_name: 'titles' }
    await metadata('create_rest_endpoint', { name: 'titles', url: 'titles', methods: ['GET'], definition: { query } })
    expect((await metadata('rename_query_collection', { name: 'old', new_name: 'new' })).status).toBe(200)
    const scope = { global: false, roles: ['reader'] }
    await metadata('update_scope_of_collection_in_allowlist', { collection: 'new', scope })
    expect((await metadata('export_metadata')).body).toMatchObject({
      query_collections: [{ name: 'new' }],
      allowlist: [{ collection: 'new', scope }],
      rest_endpoints: [{ definition: { query: { collection_name: 'new' } } }],
    })
    expect(await (await fetch(`${engine.url}/api/rest/titles`)).json()).toEqual({ books: [{ title: 'Emma' }] })
    expect((await metadata('rename_query_collection', { name: 'old', new_name: 'newer' })).body).toMatchObject({
      code: 'not-exists',
    })
  })

  it('gives a tracked function another name', async () => {
    await sql("create function first_book() returns setof books language sql stable as 'select * from books limit 1'")
    await metadata('pg_track_function', { function: 'first_book' })
    const configuration = { custom_name: 'oldest' }
    expect((await metadata('pg_set_function_customization', { function: 'first_book', configuration })).status).toBe(
      200,
    )
    expect((await graphql('{ oldest { title } }')).body).toEqual({ data: { oldest: [{ title: 'Emma' }] } })
  })

  it('says what it doesn’t support', async () => {
    expect((await metadata('set_api_limits', { depth_limit: { global: 3 } })).body).toMatchObject({
      code: 'not-supported',
      error: 'not supported by this engine: limits per role',
    })
  })

  it('rejects unknown commands and keys', async () => {
    expect(await metadata('pg_dance')).toMatchObject({ status: 400 })
    const { body } = await metadata('pg_create_select_permission', {
      table: 'authors',
      role: 'reader',
      permission: { columns: '*', filter: {}, filtre: {} },
    })
    expect(body).toMatchObject({ code: 'parse-failed', path: '$.permission.filtre', error: 'unknown key' })
  })

  it('stores the CLI’s record of applied migrations', async () => {
    expect((await metadata('get_catalog_state')).body).toMatchObject({ cli_state: {}, console_state: {} })
    const state = { migrations: { default: { '1700000000000': false } } }
    await metadata('set_catalog_state', { type: 'cli', state })
    expect((await metadata('get_catalog_state')).body).toMatchObject({ cli_state: state, console_state: {} })
  })

  it('refuses to drop what others depend on, or cascades', async () => {
    const dropped = { table: 'books', relationship: 'author' }
    expect((await metadata('pg_drop_relationship', dropped)).body).toMatchObject({
      code: 'dependency-error',
      error: 'cannot drop due to the following dependent objects : permission books.reader.select in source "default"',
    })
    expect((await metadata('pg_drop_relationship', { ...dropped, cascade: true })).status).toBe(200)
    expect((await exported()).books).not.toHaveProperty('select_permissions')
  })

  it('renames a relationship in permissions too', async () => {
    await metadata('pg_rename_relationship', { table: 'books', name: 'author', new_name: 'writer' })
    expect((await exported()).books?.select_permissions).toMatchObject([
      { permission: { filter: { writer: { name: { _ne: 'Nobody' } } } } },
    ])
  })
})
