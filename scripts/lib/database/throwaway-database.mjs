import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../ports.mjs'
import { REPOSITORY } from '../settings.mjs'
import { ensureDatabase, ensureRoles, ROLES, urlAs, urlOf } from './database.mjs'
import { migrate } from './migrations.mjs'
import { discardPostgres, startPostgres } from './postgres.mjs'

const DATABASE = 'sagework'

/**
 * Provides a fully migrated database on a throwaway Postgres while `work` runs.
 * @template Result
 * @param {(urls: { url: string, ownerUrl: string }) => Promise<Result>} work `url` is the superuser's
 * @returns {Promise<Result>}
 */
export async function withThrowawayDatabase(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sagework-throw-away-'))
  // Postgres may have to run as another user, who needs access to its folder
  chmodSync(folder, 0o711)
  const dataDir = path.join(folder, 'postgres')
  const password = randomBytes(12).toString('hex')
  try {
    const postgres = await startPostgres({
      dataDir,
      port: await freePort(),
      password,
      logFile: path.join(folder, 'postgres.log'),
      isThrowaway: true,
    })
    try {
      await ensureRoles(postgres.url, { owner: password, hasura: password, actions: password })
      await ensureDatabase(postgres.url, DATABASE)
      const url = urlOf(postgres.url, DATABASE)
      const ownerUrl = urlAs(url, ROLES.owner, password)
      await migrate(ownerUrl, path.join(REPOSITORY, 'hasura/migrations/default'))
      return await work({ url, ownerUrl })
    } finally {
      await postgres.stop()
    }
  } finally {
    await discardPostgres(dataDir)
    rmSync(folder, { recursive: true, force: true })
  }
}
