import { describe, expect, it } from 'vitest'
import { allPermissions, OPERATIONS, readMetadata, readTables } from './metadata.testkit.js'

const tables = readTables()
const permissions = allPermissions(tables)
const SESSION_VARIABLE = /x-hasura-/i

/** Columns that hold somebody's id. Whom a company hired is no secret to it. */
const PERSON = /_by$|(user|asker|actor|owner|buyer|expert|invitee|referrer)_id$/

/** The parts of a filter that say which posts anybody may see, as text. */
function postFilters(filter: unknown): string[] {
  if (typeof filter !== 'object' || filter === null) return []
  return Object.entries(filter).flatMap(([key, value]: [string, unknown]) =>
    key === 'opportunity' && JSON.stringify(value).includes('"_nin":["draft"')
      ? [JSON.stringify(value)]
      : postFilters(value),
  )
}

describe('the metadata', () => {
  it('[X-15] uses no session variable in a visitor’s permissions, because visitors could forge it', () => {
    const visitors = permissions.filter(({ permission }) => permission.role === 'anonymous')
    const naming = visitors.filter(({ permission }) => SESSION_VARIABLE.test(JSON.stringify(permission.permission)))
    expect(visitors.length).toBeGreaterThan(0)
    expect(naming).toEqual([])
  })

  it('gives visitors read access only', () => {
    const writes = permissions.filter(
      ({ operation, permission }) => permission.role === 'anonymous' && operation !== 'select',
    )
    expect(writes).toEqual([])
  })

  it('explains each permission and trigger in plain words', () => {
    const silent = permissions.filter(({ permission }) => !permission.comment?.endsWith('.'))
    const triggers = tables.flatMap((table) => table.event_triggers ?? []).filter((trigger) => !trigger.comment)
    expect([...silent, ...triggers]).toEqual([])
  })

  it('[X-10] has nothing for the role admin, which is reserved for the admin secret', () => {
    expect(permissions.filter(({ permission }) => (permission.role as string) === 'admin')).toEqual([])
  })

  it('[X-10] lets expert inherit from user only', () => {
    expect(readMetadata('inherited_roles.yaml')).toEqual([{ role_name: 'expert', role_set: ['user'] }])
  })

  it('[X-10] keeps every column, row and check of users in an override for experts', () => {
    for (const table of tables) {
      for (const operation of OPERATIONS) {
        const of = (role: string) => table[`${operation}_permissions`]?.find((entry) => entry.role === role)?.permission
        const [user, expert] = [of('user'), of('expert')]
        if (!user || !expert) continue
        expect(expert.columns, `${table.name} ${operation}`).toEqual(expect.arrayContaining(user.columns ?? []))
        expect({ filter: expert.filter, check: expert.check, set: expert.set }).toEqual({
          filter: user.filter,
          check: user.check,
          set: user.set,
        })
      }
    }
  })

  it('[GO-02] lets nobody write statuses, flags or money through a table', () => {
    const writes = permissions.filter(({ operation }) => operation === 'insert' || operation === 'update')
    const columns = writes.flatMap(({ table, permission }) =>
      (permission.permission.columns ?? []).map((name) => `${table}.${name}`),
    )
    const guarded =
      /status|is_expert|is_admin|is_suspended|is_email_verified|company_id|plan|posted_by|user_id|email$|budget/
    // These say which applicant it is about, by a foreign key to the application; who writes is preset.
    const subjects = ['applicant_notes.user_id', 'applicant_shortlist.user_id']
    expect(columns.filter((column) => guarded.test(column)).sort()).toEqual(subjects)
    const authors = writes.flatMap(({ table, permission }) =>
      table.startsWith('applicant_') && permission.permission.set ? [permission.permission.set] : [],
    )
    const me = 'X-Hasura-User-Id'
    expect(authors).toEqual(expect.arrayContaining([{ author_id: me }, { listed_by: me }]))
  })

  it('limits every list', () => {
    const endless = permissions.filter(
      ({ operation, permission }) => operation === 'select' && !permission.permission.limit,
    )
    expect(endless).toEqual([])
  })

  it('restricts every write of a person to their own rows', () => {
    const writes = permissions.filter(({ operation }) => operation !== 'select')
    const loose = writes.filter(({ permission: { permission } }) => {
      const rule = permission.filter ?? permission.check
      return !JSON.stringify(rule).includes('X-Hasura-User-Id')
    })
    expect(loose).toEqual([])
  })

  it('says who may see a post in one way, wherever a filter asks it', () => {
    const filterOf = (name: string) =>
      tables
        .find((table) => table.name === name)
        ?.select_permissions?.filter(({ role }) => role === 'user')
        .map(({ permission }) => permission.filter)[0]
    const posts = JSON.stringify(filterOf('opportunities'))
    const asking = tables.filter(({ name }) => postFilters(filterOf(name)).length > 0).map(({ name }) => name)
    const others = asking.filter((name) => postFilters(filterOf(name)).some((filter) => filter !== posts))
    expect(asking).toContain('opportunity_listings')
    // an expert's own match already implies for whom the post is
    expect(others).toEqual(['opportunity_matches'])
  })

  it('[X-15] leads members to nobody whose id a row keeps from them', () => {
    const leads = readTables().flatMap((table) =>
      (table.select_permissions ?? [])
        .filter(({ role }) => role !== 'staff' && role !== 'service')
        .flatMap(({ role, permission: { columns, filter } }) =>
          (table.object_relationships ?? []).flatMap(({ name, using: { foreign_key_constraint_on: column } }) => {
            if (typeof column !== 'string' || !PERSON.test(column)) return []
            const isOwn = JSON.stringify(filter).includes(`"${column}":{"_eq":"X-Hasura-User-Id"}`)
            return isOwn || columns?.includes(column) ? [] : [`${role}: ${table.name}.${name}`]
          }),
        ),
    )
    expect(leads).toEqual(['user: purchases.expert'])
  })
})
