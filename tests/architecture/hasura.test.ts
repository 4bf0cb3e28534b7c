import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { filesUnder, REPOSITORY } from './support/room.js'

const MIGRATIONS = 'hasura/migrations/default'
const TABLES = 'hasura/metadata/databases/default/tables'
const VERBS =
  'add|alter|compute|create|drop|end|fill|grant|guard|index|insert|install|move|refresh|refuse|rename|revoke|sync'
const RULES = ['select_permissions', 'insert_permissions', 'update_permissions', 'delete_permissions'] as const

interface Rule {
  role?: string
  name?: string
  comment?: string
}

type Table = { table: { schema: string; name: string } } & { [kind in (typeof RULES)[number]]?: Rule[] }

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')
const tableFiles = filesUnder(TABLES).filter((file) => !file.endsWith('/tables.yaml'))

describe('the migrations', () => {
  const folders = [
    ...new Set(
      filesUnder(MIGRATIONS)
        .filter((file) => file.endsWith('.sql'))
        .map((file) => path.posix.dirname(file)),
    ),
  ]

  it('are named by time, verb and object', () => {
    const shape = new RegExp(`^\\d{13}_(${VERBS})_[a-z0-9_]+$`)
    expect(folders.map((folder) => path.posix.basename(folder)).filter((name) => !shape.test(name))).toEqual([])
  })

  it('can all be rolled back', () => {
    const files = new Set(filesUnder(MIGRATIONS))
    expect(folders.filter((folder) => !files.has(`${folder}/up.sql`) || !files.has(`${folder}/down.sql`))).toEqual([])
  })

  it('create no extension that the embedded Postgres lacks', () => {
    const known = ['pg_trgm', 'citext', 'pgcrypto', 'unaccent', 'btree_gist', 'btree_gin', 'fuzzystrmatch']
    const created = folders.flatMap((folder) => [
      ...read(`${folder}/up.sql`).matchAll(/create\s+extension\s+(?:if\s+not\s+exists\s+)?"?([\w-]+)/gi),
    ])
    expect(created.map(([, name]) => name).filter((name) => !known.includes(name ?? ''))).toEqual([])
  })
})

describe('the metadata', () => {
  it('has one file per table, named after it and listed', () => {
    const listed = read(`${TABLES}/tables.yaml`)
    const faults = tableFiles.filter((file) => {
      const { table } = parse(read(file)) as Table
      return (
        path.posix.basename(file) !== `${table.schema}_${table.name}.yaml` ||
        !listed.includes(path.posix.basename(file))
      )
    })
    expect(tableFiles.length).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })

  it('explains each permission in plain words', () => {
    const silent = tableFiles.flatMap((file) => {
      const table = parse(read(file)) as Table
      return RULES.flatMap((kind) =>
        (table[kind] ?? []).filter((rule) => !isSaid(rule.comment)).map((rule) => `${file} ${kind} ${rule.role}`),
      )
    })
    expect(silent).toEqual([])
  })

  it('explains each action and cron trigger in plain words', () => {
    const actions = (parse(read('hasura/metadata/actions.yaml')) as { actions: Rule[] }).actions
    const crons = parse(read('hasura/metadata/cron_triggers.yaml')) as Rule[]
    expect([...actions, ...crons].filter((rule) => !isSaid(rule.comment)).map((rule) => rule.name)).toEqual([])
  })
})

/** A sentence, not a single word. */
function isSaid(comment: string | undefined): boolean {
  return comment !== undefined && comment.trim().split(/\s+/).length >= 3
}
