import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Whether pgbench is installed. */
export const hasPgbench = () => spawnSync('pgbench', ['--version']).status === 0

/**
 * What Postgres achieves on its own with the baseline's statement, prepared, over that many connections; null if
 * pgbench gave no result.
 * @param {string} databaseUrl
 * @param {import('./operations.mjs').Operation} operation
 * @param {{ connections: number, milliseconds: number, userId: string }} plan
 * @returns {{ perSecond: number, count: number } | null}
 */
export function runPgbench(databaseUrl, operation, { connections, milliseconds, userId }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  try {
    const script = path.join(folder, 'script.sql')
    // Updates any response, because pgbench doesn't know who owns which.
    const statement = operation.statement.replace('and user_id = $2', 'and user_id = user_id')
    const values = { $1: ':one', $2: `'${userId}'::uuid`, $3: `'${'answer text '.repeat(20)}'` }
    const text = statement.replaceAll(/\s+/g, ' ').replaceAll(/\$[123]/g, (name) => values[name])
    writeFileSync(script, `${operation.pgbench}\n${text};\n`)
    const seconds = String(Math.max(1, Math.round(milliseconds / 1000)))
    const options = ['-n', '-M', 'prepared', '-c', String(connections), '-j', String(Math.min(connections, 2))]
    const run = spawnSync('pgbench', [...options, '-T', seconds, '-f', script, databaseUrl], { encoding: 'utf8' })
    const numberAt = (pattern) => Number(pattern.exec(run.stdout)?.[1])
    const found = {
      perSecond: numberAt(/tps = ([\d.]+)/),
      count: numberAt(/transactions actually processed: (\d+)/),
    }
    // On a busy machine there may not be a single transaction, hence no number.
    return found.count > 0 && found.perSecond > 0 ? found : null
  } finally {
    rmSync(folder, { recursive: true })
  }
}
