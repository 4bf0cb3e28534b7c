import { describe, expect, it } from 'vitest'
import { createMarket, ELENA, JONAS, MARCUS, NORA, postId } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const POST = postId('fractional')
const count = async (caller: CallerName, query: string) => (await as(caller).rows(query)).length
const readers = async (query: string) => ({
  poster: await count('nora', query),
  member: await count('jonas', query),
  applicant: await count('elena', query),
  otherExpert: await count('kenji', query),
  client: await count('tom', query),
})
const note = (user: string, post = POST) =>
  `insert_applicant_notes(objects: { opportunity_id: "${post}", user_id: "${user}", note: "Asks good questions." })`
const listed = (user: string) =>
  `insert_applicant_shortlist(objects: { opportunity_id: "${POST}", user_id: "${user}" })`
const refusal = (caller: CallerName, mutation: string) =>
  as(caller).refusal(`mutation { ${mutation} { affected_rows } }`)

describe('what a poster and the invited team write about applicants', () => {
  it('[GO-05, GO-04] notes are read by the poster and the team, and by nobody else', async () => {
    expect(await readers('applicant_notes { note }')).toEqual({
      poster: 2,
      member: 2,
      applicant: 0,
      otherExpert: 0,
      client: 0,
    })
    await expect(as('staff').rows('applicant_notes { note }')).rejects.toThrow('refused')
  })

  it('[GO-05] both write notes, in their own name; nobody else does, and only on applicants', async () => {
    expect(await as('nora').affected(note(ELENA))).toBe(1)
    expect(await as('jonas').affected(note(ELENA))).toBe(1)
    const rows = await database.query('select author_id from applicant_notes order by created_at desc limit 2')
    expect(rows.map(({ author_id }) => author_id)).toEqual([JONAS, NORA])
    for (const other of ['elena', 'kenji', 'tom'] as const)
      expect(await refusal(other, note(ELENA))).toBe('permission-error')
    // Marcus has only viewed the post; Jonas wasn't invited to the other one
    expect(await refusal('nora', note(MARCUS))).toBe('permission-error')
    expect(await refusal('jonas', note(ELENA, postId('closed')))).toMatch(/permission-error|constraint-violation/)
  })

  it('[GO-05] a note is its author’s to change, not the poster’s', async () => {
    const all = '(where: {}, _set: { note: "x" })'
    await as('nora').affected(`update_applicant_notes${all}`)
    expect(await database.query(`select 1 from applicant_notes where note = 'x' and author_id = '${JONAS}'`)).toEqual(
      [],
    )
    expect(await as('elena').affected(`update_applicant_notes${all}`)).toBe(0)
    expect(await as('elena').affected('delete_applicant_notes(where: {})')).toBe(0)
  })

  it('a note has 1 to 1000 characters', async () => {
    for (const words of [' ', 'x'.repeat(1001)])
      expect(
        await refusal(
          'nora',
          `insert_applicant_notes(objects: { opportunity_id: "${POST}", user_id: "${ELENA}", note: "${words}" })`,
        ),
      ).toBe('permission-error')
  })

  it('[GO-05] the shortlist is the poster’s to write, and the team’s to read', async () => {
    const shortlist = 'applicant_shortlist { user_id }'
    expect(await readers(shortlist)).toEqual({ poster: 1, member: 1, applicant: 0, otherExpert: 0, client: 0 })
    // another answer while she is listed would tell her
    for (const other of ['jonas', 'elena', 'tom'] as const)
      expect(await refusal(other, listed(ELENA))).toBe('permission-error')
    expect(await as('jonas').affected('delete_applicant_shortlist(where: {})')).toBe(0)
    expect(await as('nora').affected('delete_applicant_shortlist(where: {})')).toBe(1)
    for (const other of ['jonas', 'elena', 'tom'] as const)
      expect(await refusal(other, listed(ELENA))).toBe('permission-error')
    expect(await refusal('nora', listed(MARCUS))).toBe('permission-error')
    expect(await as('nora').affected(listed(ELENA))).toBe(1)
  })

  it('[GO-88] a booked call is known to the poster, the team and that expert; one that isn’t booked to nobody', async () => {
    expect(await readers('consultations { booked_at }')).toEqual({
      poster: 1,
      member: 1,
      applicant: 1,
      otherExpert: 0,
      client: 0,
    })
    await database.query('update consultations set booked_at = null, event_reference = null')
    expect(await count('nora', 'consultations { id }')).toBe(0)
  })

  it('[GO-05] after the removal from the team, nothing of it is left', async () => {
    await database.query('delete from opportunity_team_members')
    expect(await count('jonas', 'applicant_notes { note }')).toBe(0)
    expect(await as('jonas').affected('update_applicant_notes(where: {}, _set: { note: "x" })')).toBe(0)
    expect(await refusal('jonas', note(ELENA))).toBe('permission-error')
  })
})
