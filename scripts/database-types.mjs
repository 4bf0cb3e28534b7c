// npm run db:types: writes the table types of the actions from the migrations, over a Postgres of its own that is thrown away.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureDatabase, ensureRoles, urlAs, urlOf } from './lib/database/database.mjs'
import { migrate } from './lib/database/migrations.mjs'
import { discardPostgres, startPostgres } from './lib/database/postgres.mjs'
import { TYPES_OPTIONS } from './lib/database/types-options.mjs'
import { freePort } from './lib/ports.mjs'
import { givenDatabaseUrl, inheritedEnvironment, REPOSITORY } from './lib/settings.mjs'

const DATABASE = 'sagework'

/** @returns {Promise<number>} the generator's exit code */
function writeTypes(databaseUrl) {
  const program = path.join(REPOSITORY, 'node_modules/kysely-codegen/dist/cli/bin.js')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...TYPES_OPTIONS, ...process.argv.slice(2)], {
      cwd: REPOSITORY,
      env: { ...inheritedEnvironment(), DATABASE_URL: databaseUrl },
      stdio: 'inherit',
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

async function withMigratedDatabase(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sagework-types-'))
  // Postgres may have to run as another user, who must be able to reach its place
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
      const owner = urlAs(urlOf(postgres.url, DATABASE), 'sagework_owner', password)
      await migrate(owner, path.join(REPOSITORY, 'hasura/migrations/default'))
      return await work(urlOf(postgres.url, DATABASE))
    } finally {
      await postgres.stop()
    }
  } finally {
    await discardPostgres(dataDir)
    rmSync(folder, { recursive: true, force: true })
  }
}

const given = givenDatabaseUrl()
process.exitCode = given ? await writeTypes(given) : await withMigratedDatabase(writeTypes)
