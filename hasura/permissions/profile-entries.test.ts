import { describe, expect, it } from 'vitest'
import { createMarket, ELENA, KENJI, VICTOR } from './market.testkit.js'
import { operationText } from './own-operations.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const add = (fields: string) => `insert_profile_entries(objects: [{ ${fields} }])`
const textsOf = async (id: string) =>
  (
    await database.query<{ experience: string | null; work: string | null; percent: number }>(
      'select experience, work, profile_complete_percent as percent from expert_details where user_id = $1',
      [id],
    )
  )[0]

describe('what experts list on their profile', () => {
  it.each(['tom', 'marcus', 'staff'] as CallerName[])('%s reads it', async (caller) => {
    const rows = await as(caller).rows(
      `profile_entries(where: { user_id: { _eq: "${ELENA}" }, kind: { _eq: "experience" } }) { description }`,
    )
    expect(rows).toEqual([{ description: expect.stringContaining('Seventeen years') }])
  })

  it('of a suspended expert shows to nobody', async () => {
    expect(await as('tom').rows(`profile_entries(where: { user_id: { _eq: "${VICTOR}" } }) { id }`)).toEqual([])
  })

  it('visitors don’t read it, and clients don’t write it', async () => {
    expect(await as('visitor').refusal('{ profile_entries { id } }')).toBe('validation-failed')
    const mutation = `mutation { ${add('kind: "work", position: 2, title: "A launch"')} { affected_rows } }`
    expect(await as('tom').refusal(mutation)).toBe('validation-failed')
  })

  it('an expert adds to their own list only, and each entry has a title', async () => {
    const fields = 'kind: "work", position: 2'
    expect(await as('kenji').affected(add(`${fields}, title: "A launch"`))).toBe(1)
    expect(await database.query("select user_id from profile_entries where title = 'A launch'")).toEqual([
      { user_id: KENJI },
    ])
    const untitled = `mutation { ${add('kind: "work", position: 3, description: "Words"')} { affected_rows } }`
    expect(await as('kenji').refusal(untitled)).toBe('permission-error')
    const ofElena = `mutation { ${add(`user_id: "${ELENA}", ${fields}, title: "x"`)} { affected_rows } }`
    expect(await as('kenji').refusal(ofElena)).toBe('validation-failed')
  })

  it('[PROF-01, PROF-03] the text and the percentage follow the list, in its order', async () => {
    await as('kenji').affected('delete_profile_entries(where: { kind: { _in: ["work", "experience"] } })')
    const before = await textsOf(KENJI)
    expect(before).toMatchObject({ experience: null, work: null })
    await as('kenji').affected(
      `insert_profile_entries(objects: [
        { kind: "experience", position: 2, title: "Analyst", organization: "Oatfield", started_year: 2011, ended_year: 2014 }
        { kind: "experience", position: 1, title: "Head of Pricing", organization: "Northlight", started_year: 2014 }
      ])`,
    )
    expect(await textsOf(KENJI)).toEqual({
      experience: 'Head of Pricing, Northlight, since 2014\n\nAnalyst, Oatfield, 2011–2014',
      work: null,
      percent: (before?.percent ?? 0) + 20,
    })
  })

  it('a text that is written without the list becomes its only entry, or none', async () => {
    const entries = () =>
      database.query("select position, title, description from profile_entries where user_id = $1 and kind = 'work'", [
        KENJI,
      ])
    await database.query("update expert_details set work = 'A fair' where user_id = $1", [KENJI])
    expect(await entries()).toEqual([{ position: 1, title: null, description: 'A fair' }])
    await database.query('update expert_details set work = null where user_id = $1', [KENJI])
    expect(await entries()).toEqual([])
  })

  it('what was one text stays without a title when the list is saved, and is edited and moved', async () => {
    await database.query("update expert_details set experience = 'Ten years of pricing' where user_id = $1", [KENJI])
    const [legacy] = await database.query<{ id: string }>(
      "select id from profile_entries where user_id = $1 and kind = 'experience'",
      [KENJI],
    )
    const edit = (caller: CallerName, set: string, where = `id: { _eq: "${legacy?.id}" }`) =>
      as(caller).affected(`update_profile_entries(where: { ${where} }, _set: { ${set} })`)
    expect(await edit('kenji', 'position: 2, started_year: 2009, description: "Eleven years of pricing"')).toBe(1)
    await as('kenji').affected(add('kind: "experience", position: 1, title: "Adviser"'))
    expect((await textsOf(KENJI))?.experience).toBe('Adviser\n\nsince 2009\nEleven years of pricing')
    expect(await edit('elena', 'position: 3')).toBe(0)
    expect(await edit('kenji', 'position: 3', 'title: { _eq: "Adviser" }')).toBe(0)
    await expect(edit('kenji', 'description: null')).rejects.toThrow('profile_entries_say_something')
    const titled = `mutation { update_profile_entries(where: {}, _set: { title: "x" }) { affected_rows } }`
    expect(await as('kenji').refusal(titled)).toBe('validation-failed')
  })

  it('what was one text keeps its row when the whole list is saved at once, above and below others', async () => {
    await database.query("delete from profile_entries where user_id = $1 and kind = 'experience'", [KENJI])
    await database.query("update expert_details set experience = 'Ten years of pricing' where user_id = $1", [KENJI])
    const stored = () =>
      database.query<{ id: string; place: string }>(
        `select id, position || ' ' || coalesce(title, description) as place from profile_entries
         where user_id = $1 and kind = 'experience' order by position`,
        [KENJI],
      )
    const [legacy] = await stored()
    const save = async (place: number, others: readonly number[]) => {
      const answer = await as('kenji').ask(operationText('SaveProfileEntries'), {
        ...{ me: KENJI, kind: 'experience', untitledIds: [legacy?.id] },
        untitled: [{ where: { id: { _eq: legacy?.id } }, _set: { position: place } }],
        entries: others.map((position) => ({ kind: 'experience', position, title: 'Adviser' })),
      })
      expect(answer.errors).toBeUndefined()
      return (await stored()).map((row) => row.place)
    }
    expect(await save(2, [1])).toEqual(['1 Adviser', '2 Ten years of pricing'])
    expect(await save(1, [2, 3])).toEqual(['1 Ten years of pricing', '2 Adviser', '3 Adviser'])
    expect((await stored())[0]?.id).toBe(legacy?.id)
  })

  it('a bio that is written plainly ends its formats', async () => {
    await database.query(`update expert_details set bio = 'a', bio_rich_text = '{"blocks": []}' where user_id = $1`, [
      KENJI,
    ])
    await database.query(`update expert_details set bio = 'b' where user_id = $1`, [KENJI])
    expect(await database.query('select bio_rich_text from expert_details where user_id = $1', [KENJI])).toEqual([
      { bio_rich_text: null },
    ])
  })

  it.each([
    ['a twenty-first entry', 'kind: "work", position: 21, title: "x"', 'position_bounded'],
    ['an unknown list', 'kind: "prize", position: 1, title: "x"', 'kind_known'],
    ['a title without a visible sign', 'kind: "work", position: 9, title: "\\u200b"', 'title_visible'],
    ['a title of two lines', 'kind: "work", position: 9, title: "a\\nb"', 'title_one_line'],
    ['a link that leads nowhere', 'kind: "link", position: 1, title: "x"', 'links_lead_somewhere'],
    ['a link that runs code', 'kind: "link", position: 1, title: "x", url: "javascript:alert(1)"', 'url_is_web'],
    [
      'an end before the start',
      'kind: "experience", position: 9, title: "x", started_year: 2019, ended_year: 2018',
      'ended_sane',
    ],
    ['an end without a start', 'kind: "experience", position: 9, title: "x", ended_year: 2018', 'end_has_start'],
    ['years of work', 'kind: "work", position: 9, title: "x", started_year: 2018', 'years_of_experience'],
  ])('refuses %s', async (_what, fields, constraint) => {
    const answer = as('kenji').affected(add(fields))
    await expect(answer).rejects.toThrow(`profile_entries_${constraint}`)
  })

  it('two entries never have one place', async () => {
    await as('kenji').affected(add('kind: "link", position: 1, title: "x", url: "https://x.example"'))
    const again = as('kenji').affected(add('kind: "link", position: 1, title: "y", url: "https://y.example"'))
    await expect(again).rejects.toThrow('profile_entries_place_once')
  })
})
