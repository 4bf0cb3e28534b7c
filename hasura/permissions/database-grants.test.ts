import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { GRANTS } from './database-grants.js'

const database = await createTestDatabase()
const SERVICES = ['sagework_hasura', 'sagework_actions'] as const

/** `S`elect, `I`nsert, `U`pdate and `D`elete for each table, with columns if only some may be changed. */
const LISTED = `
  select n.nspname || '.' || c.relname as relation,
    (select coalesce(string_agg(letter, '' order by place), '') from (values ('SELECT', 'S', 1), ('INSERT', 'I', 2),
      ('UPDATE', 'U', 3), ('DELETE', 'D', 4)) one (right_name, letter, place)
      where has_table_privilege($1, c.oid, right_name)) as rights,
    (select string_agg(attname, ' ' order by attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and not has_table_privilege($1, c.oid, 'UPDATE')
        and has_column_privilege($1, c.oid, attnum, 'UPDATE')) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_' and n.nspname not in ('information_schema') and c.relkind in ('r', 'p', 'v', 'm', 'f')
  order by 1`

async function grantsOf(role: (typeof SERVICES)[number]): Promise<string[]> {
  const rows = await database.query<{ relation: string; rights: string; columns: string | null }>(LISTED, [role])
  return rows
    .filter(({ rights, columns }) => rights !== '' || columns)
    .map(({ relation, rights, columns }) => `${relation} ${rights}${columns ? ` U(${columns})` : ''}`)
}

const namesOf = async (sql: string) => (await database.query<{ name: string }>(sql)).map(({ name }) => name)
const forServices = (condition: string) =>
  `select role || ' ' || thing as name from unnest(array['${SERVICES.join("', '")}']) role cross join lateral (${condition}) found (thing)`

describe('the services’ database rights', () => {
  it.each(SERVICES)('[X-16] %s has exactly the listed table rights', async (role) => {
    const wanted = GRANTS[role]
      .trim()
      .split('\n')
      .map((line) => line.trim().replace(/ +/g, ' '))
    expect(await grantsOf(role)).toEqual(wanted)
  })

  it('[X-16] neither can create or truncate anything: no triggers, references, schemas or temporary tables', async () => {
    const onTables = forServices(`select right_name || ' ' || c.oid::regclass
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      cross join unnest(array['TRIGGER', 'REFERENCES', 'TRUNCATE', 'MAINTAIN']) right_name
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v')
        and has_table_privilege(role, c.oid, right_name)`)
    const onSchemas = forServices(
      `select 'CREATE ' || nspname from pg_namespace where has_schema_privilege(role, oid, 'CREATE')`,
    )
    const onDatabase = forServices(`select right_name from unnest(array['CREATE', 'TEMPORARY']) right_name
      where has_database_privilege(role, current_database(), right_name)`)
    for (const sql of [onTables, onSchemas, onDatabase]) expect(await namesOf(sql)).toEqual([])
  })

  it('[X-16] neither owns anything or is a member of another role, and future tables are granted one by one', async () => {
    const owned = forServices(`select oid::regclass::text from pg_class where pg_get_userbyid(relowner) = role
      union all select oid::regprocedure::text from pg_proc where pg_get_userbyid(proowner) = role
      union all select nspname from pg_namespace where pg_get_userbyid(nspowner) = role`)
    const member = forServices(
      `select rolname from pg_roles where pg_has_role(role, oid, 'MEMBER') and rolname <> role`,
    )
    const coming = forServices(
      `select entry::text from pg_default_acl, unnest(defaclacl) entry where entry::text like role || '=%'`,
    )
    for (const sql of [owned, member, coming]) expect(await namesOf(sql)).toEqual([])
  })

  it('[X-16] functions with their owner’s rights are only called by triggers, and have a fixed search path', async () => {
    const sql = `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname !~ '^pg_'
        and (p.prorettype <> 'trigger'::regtype or not coalesce('search_path=pg_catalog, pg_temp' = any (p.proconfig), false))`
    expect(await namesOf(sql)).toEqual([])
  })
})
