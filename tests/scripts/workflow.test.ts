import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { transitionRows, transitionsSql, workflowPage } from '#scripts/lib/workflow-text.js'

const repository = path.resolve(import.meta.dirname, '../..')
const migrations = path.join(repository, 'hasura/migrations/default')

describe('the output of npm run graph', () => {
  it('[X-30] is the latest migration that fills the transition tables', () => {
    const newest = readdirSync(migrations)
      .filter((name) => name.endsWith('_fill_workflow_transitions'))
      .sort()
      .at(-1)
    expect(readFileSync(path.join(migrations, newest ?? '', 'up.sql'), 'utf8')).toBe(transitionsSql(transitionRows()))
  })

  it('[X-30] is the page in docs', () => {
    expect(readFileSync(path.join(repository, 'docs/workflow.md'), 'utf8')).toBe(workflowPage())
  })

  it('escapes quotes in SQL, and writes a missing status as null', () => {
    const sql = transitionsSql([{ name: 'moves', columns: ['a', 'b'], rows: [[null, "it's"]] }])
    expect(sql).toContain("INSERT INTO moves (a, b) VALUES\n  (NULL, 'it''s');")
  })
})
