import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { TYPES_OPTIONS } from '#scripts/lib/database/types-options.mjs'
import { createTestDatabase } from '#tests/database.js'

const REPOSITORY = path.resolve(import.meta.dirname, '../..')
const database = await createTestDatabase()

it('the generated database types match the migrated database', async () => {
  const program = path.join(REPOSITORY, 'node_modules/kysely-codegen/dist/cli/bin.js')
  const run = promisify(execFile)(process.execPath, [program, ...TYPES_OPTIONS, '--verify'], {
    cwd: REPOSITORY,
    env: { ...process.env, DATABASE_URL: database.url },
  })
  await expect(run).resolves.toMatchObject({ stderr: '' })
})
