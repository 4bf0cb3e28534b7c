import { inject, it } from 'vitest'
import { ensureDatabase, urlOf, withClient } from '#scripts/lib/database/database.mjs'
import { dropCopies, putBack, setAside } from '#tests/shared-database.js'

const adminUrl = inject('postgres').adminUrl
const url = urlOf(adminUrl, 'test_shared')

async function ask(text: string): Promise<unknown[]> {
  return withClient(url, async (client) => (await client.query({ text, rowMode: 'array' })).rows.flat())
}

it('restores the database of running servers, even after an interrupted run', async ({ expect, onTestFinished }) => {
  onTestFinished(() => dropCopies(url))
  await ensureDatabase(adminUrl, 'test_shared')
  const rights = `select datacl::text from pg_database where datname = 'test_shared'`
  await ask(`create table kept as select 'as found'::text as word`)
  const found = await ask(rights)

  await setAside(url)
  await ask(`update kept set word = 'by a test that was cut short'`)
  await setAside(url)
  expect(await ask('select word from kept')).toEqual(['as found'])
  await ask('drop table kept')
  await putBack(url, 'asFound')
  expect(await ask('select word from kept')).toEqual(['as found'])
  expect(await ask(rights)).toEqual(found)

  await dropCopies(url)
  await expect(putBack(url, 'asFound')).rejects.toThrow('does not exist')
  expect(await ask('select word from kept')).toEqual(['as found'])
})
