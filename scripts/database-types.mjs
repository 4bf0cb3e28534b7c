// npm run db:types: generates the actions' table types from the migrations, on a throwaway Postgres.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { withThrowawayDatabase } from './lib/database/throwaway-database.mjs'
import { TYPES_OPTIONS } from './lib/database/types-options.mjs'
import { givenDatabaseUrl, inheritedEnvironment, REPOSITORY } from './lib/settings.mjs'

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

const given = givenDatabaseUrl()
process.exitCode = given ? await writeTypes(given) : await withThrowawayDatabase(({ url }) => writeTypes(url))
