import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'

const FOLDER = new URL('./default/1795721100000_alter_transcript_versions/', import.meta.url)
const sqlOf = (direction: 'up' | 'down') => readFileSync(new URL(`${direction}.sql`, FOLDER), 'utf8')

it('rolling back the limit of versions of a transcript keeps what the audit shows of each', async () => {
  const database = await createTestDatabase()
  await database.query(
    `with recording as (
       insert into private.recordings (id, user_id, media, purpose)
       select gen_random_uuid(), id, 'audio', 'answer' from users where slug = 'elena-marchetti' returning id, user_id
     )
     insert into private.transcript_versions (recording_id, item_id, corrected_by, lines, changes)
     select id, gen_random_uuid(), user_id, jsonb_build_array(jsonb_build_object('start', 0, 'end', 8, 'text', 'Version ' || n)),
       'Change ' || n
     from recording, generate_series(1, 25) as n`,
  )
  const ofThis = `from private.transcript_versions where changes ~ '^Change [0-9]+$'`
  const changes = () => database.query(`select changes ${ofThis} order by id`)
  const emptied = async (condition: string) => (await database.query(`select 1 ${ofThis} and ${condition}`)).length
  const before = await changes()
  expect([before.length, await emptied('lines is null')]).toEqual([25, 5])
  await database.query(sqlOf('down'))
  expect(await changes()).toEqual(before)
  expect(await emptied(`lines = '[]'`)).toBe(5)
  await database.query(sqlOf('up'))
  expect(await changes()).toEqual(before)
  expect(await emptied('lines is null')).toBe(5)
})
