const TABLES = 150
const ROLES = ['visitor', 'user', 'expert', 'editor', 'staff']
/** How many preceding tables each one refers to. */
const REFERENCES = 3

const nameOf = (index) => `table_${index}`
const targetsOf = (index) =>
  Array.from({ length: REFERENCES }, (_, step) => index - 1 - step * 7).filter((to) => to >= 0)
const columnOf = (target) => `${nameOf(target)}_id`
const PLAIN = ['title', 'body', 'price', 'stars', 'is_public', 'tags', 'details', 'owner_id', 'created_at']

/** @returns {string} SQL of 150 tables with about 12 columns and 3 foreign keys each */
export function schemaSql() {
  return Array.from({ length: TABLES }, (_, index) => {
    const references = targetsOf(index).map((to) => `, ${columnOf(to)} uuid references ${nameOf(to)}`)
    return `create table ${nameOf(index)} (id uuid primary key default gen_random_uuid(), title text not null,
      body text, price numeric(12, 2), stars int not null default 0, is_public boolean not null default false,
      tags text[], details jsonb, owner_id uuid, created_at timestamptz not null default now()${references.join('')});
      grant select, insert, update, delete on ${nameOf(index)} to sagework_hasura;`
  }).join('\n')
}

/**
 * @returns {object} metadata: every relationship in both directions, and three permissions for five roles on each table
 */
export function bigMetadata() {
  const tables = Array.from({ length: TABLES }, (_, index) => tableMetadata(index))
  const configuration = { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } }
  return { version: 3, sources: [{ name: 'default', kind: 'postgres', configuration, tables }] }
}

function tableMetadata(index) {
  const columns = ['id', ...PLAIN, ...targetsOf(index).map(columnOf)]
  const own = { _or: [{ is_public: { _eq: true } }, { owner_id: { _eq: 'X-Hasura-User-Id' } }] }
  const mine = { owner_id: { _eq: 'X-Hasura-User-Id' } }
  const permissions = (permission) => ROLES.map((role) => ({ role, permission }))
  const comingFrom = Array.from({ length: TABLES }, (_, from) => from).filter((from) => targetsOf(from).includes(index))
  return {
    table: { schema: 'public', name: nameOf(index) },
    object_relationships: targetsOf(index).map((to) => ({
      name: nameOf(to),
      using: { foreign_key_constraint_on: columnOf(to) },
    })),
    array_relationships: comingFrom.map((from) => ({
      name: `of_${nameOf(from)}`,
      using: {
        foreign_key_constraint_on: { column: columnOf(index), table: { schema: 'public', name: nameOf(from) } },
      },
    })),
    select_permissions: permissions({ columns, filter: own, allow_aggregations: true }),
    insert_permissions: permissions({ columns, check: mine }),
    update_permissions: permissions({ columns: PLAIN, filter: mine, check: null }),
  }
}

export { ROLES }
