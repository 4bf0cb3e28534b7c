import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.js'

const REPOSITORY = path.resolve(import.meta.dirname, '../..')
const database = await createTestDatabase()

it('the types that the Express service is written against are those of the migrated database', async () => {
  const { scripts } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, ...options] = (scripts['db:types'] ?? '').replaceAll('"', '').split(' ')
  const program = path.join(REPOSITORY, 'node_modules/kysely-codegen/dist/cli/bin.js')
  const run = promisify(execFile)(process.execPath, [program, ...options, '--verify'], {
    cwd: REPOSITORY,
    env: { ...process.env, DATABASE_URL: database.url },
  })
  await expect(run).resolves.toMatchObject({ stderr: '' })
})
