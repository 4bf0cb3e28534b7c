/**
 * Writes what is derived from the state graphs in actions/contract/workflow: the migration that fills the
 * transition tables, and docs/workflow.md. A committed migration is never edited; if the graphs have changed since,
 * another one is added. Without changes, nothing is written.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transitionRows, transitionsSql, workflowPage } from './lib/workflow-text.js'

const SUFFIX = '_fill_workflow_transitions'
const FIRST_EPOCH = 1700000008110
const STEP = 10
const repository = path.resolve(import.meta.dirname, '..')
const migrations = path.join(repository, 'hasura/migrations/default')

const written = readdirSync(migrations)
  .filter((name) => name.endsWith(SUFFIX))
  .sort()
const upOf = (name: string | undefined) =>
  name === undefined ? undefined : readFileSync(path.join(migrations, name, 'up.sql'), 'utf8')
const isCommitted = (name: string) =>
  execFileSync('git', ['ls-files', path.join(migrations, name)], { cwd: repository, encoding: 'utf8' }).trim() !== ''

/** Later than every existing migration. */
function nextEpoch(): number {
  const last = Number(readdirSync(migrations).sort().at(-1)?.slice(0, String(FIRST_EPOCH).length))
  return written.length === 0 ? FIRST_EPOCH : last + STEP
}

function writeMigration(): void {
  const up = transitionsSql(transitionRows())
  const newest = written.at(-1)
  if (upOf(newest) === up) return
  const isOpen = newest !== undefined && !isCommitted(newest)
  const name = isOpen ? newest : `${nextEpoch()}${SUFFIX}`
  const before = isOpen ? written.at(-2) : newest
  const folder = path.join(migrations, name)
  if (!existsSync(folder)) mkdirSync(folder)
  writeFileSync(path.join(folder, 'up.sql'), up)
  const emptied = 'DELETE FROM counter_offer_transitions;\nDELETE FROM tracking_transitions;\n'
  writeFileSync(path.join(folder, 'down.sql'), upOf(before) ?? emptied)
}

writeMigration()
writeFileSync(path.join(repository, 'docs/workflow.md'), workflowPage())
