import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { temporaryFolder } from '#tests/environment.js'
import { actor } from '../opportunities/opportunities.testkit.js'
import { PDF } from './documents.testkit.js'

const database = await createTestDatabase()
const folder = temporaryFolder()
const actions = await startTestActions(database, { engine: false, env: { DATA_DIR: folder } })
const nora = await actor(database, 'nora@brightwater.example')

async function upload(fields: Record<string, string>): Promise<number> {
  const data = new FormData()
  data.append('uploadedFile', new Blob([PDF]), 'plan.pdf')
  for (const [key, value] of Object.entries(fields)) data.append(key, value)
  return (await actions.request('POST', '/api/opportunities/assets', data, { token: nora.token })).status
}
const filesOnDisk = async () => (await readdir(path.join(folder, 'files/documents')).catch(() => [])).length

it('a file whose row may have been committed is left to the pruning; a rejected one is removed at once', async () => {
  expect(await upload({ uploadType: 'unknown' })).toBe(400)
  expect(await filesOnDisk()).toBe(0)
  await database.query(`
    create function public.lose() returns trigger language plpgsql as $$ begin raise exception 'connection lost'; end $$;
    create trigger lose after insert on opportunity_documents for each row execute function public.lose()`)
  expect(await upload({ uploadType: 'opportunity_create' })).toBe(500)
  expect(await filesOnDisk()).toBe(1)
})
