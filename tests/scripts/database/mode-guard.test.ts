import { expect, it } from 'vitest'
import { withClient } from '#scripts/lib/database/database.mjs'
import { refuseOtherMode } from '#scripts/lib/database/mode-guard.mjs'
import { createTestDatabase } from '#tests/database.js'

it('[X-54] a database with demo people can’t go live, and one with real people gets no demo people', async () => {
  const database = await createTestDatabase()
  await refuseOtherMode(database.ownerUrl, 'demo')
  await expect(refuseOtherMode(database.ownerUrl, 'live')).rejects.toThrow('holds the demo people')

  await database.query(`delete from sagework_migrations.seeds where name ~ '^personas/'`)
  await refuseOtherMode(database.ownerUrl, 'live')
  await expect(refuseOtherMode(database.ownerUrl, 'demo')).rejects.toThrow('Set PUBLIC_URL')

  await database.query('drop table sagework_migrations.seeds')
  await expect(refuseOtherMode(database.ownerUrl, 'demo')).rejects.toThrow('This database was live')

  const fresh = await createTestDatabase({ template: 'empty' })
  await withClient(fresh.ownerUrl, (client) => client.query('create table users ()'))
  await refuseOtherMode(fresh.ownerUrl, 'demo')
  await refuseOtherMode(fresh.ownerUrl, 'live')
})
