import { describe, expect, it } from 'vitest'
import { fieldsOfType, OPPORTUNITY_TYPES, type OpportunityType, postableTypes } from '#contract/opportunities/types.js'
import {
  type Actor,
  editPost,
  openPosting,
  opportunityRow,
  type Posted,
  post,
  readVersionOf,
} from './opportunities.testkit.js'

const { actions, database, payload: fractional, nora, tom, elena, ada } = await openPosting()

const goals = [{ title: 'Run our own price tests', details: 'Without help, within a quarter' }]
const deliverables = [{ title: 'Launch plan', details: 'Channels, dates and budget' }]
const impact = [{ description: 'Twice as many demo requests within six months' }]
const payments = [
  { details: 'Kick-off', percentage: 40 },
  { details: 'Final report', percentage: 60 },
]
/** Says something in every field; each type keeps its own. */
const everything = {
  ...fractional,
  title: 'Enter the Spanish market',
  deliverables,
  impact_on_business: impact,
  achieve_from_program: goals,
  payment_schedules: payments,
  durationType: undefined,
}
const posterOf = (type: OpportunityType) => (type === 'collaboration' ? elena : nora)
const send = (by: Actor, changes: object) =>
  actions.post<Posted>('/api/opportunities', { ...everything, ...changes }, { token: by.token })
const read = (id: string, by: Actor) =>
  actions.get<Record<string, unknown>>(`/api/opportunities/${id}`, { token: by.token })
const typed = postableTypes().flatMap(({ type, form }) => (form.title ? [] : [type]))

describe('a post of any type', () => {
  it.each(typed)('[OPP-16, OPP-26, OBASE-03] %s is stored and read with the fields of its form', async (type) => {
    const poster = posterOf(type)
    const id = await post(actions, poster, { ...everything, type })
    const fields = fieldsOfType(type)
    const { status, body } = await read(id, poster)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      type,
      title: 'Enter the Spanish market',
      status: 'draft',
      deliverables: fields.includes('deliverables') ? deliverables : [],
      impact_on_business: fields.includes('impactOnBusiness') ? impact : [],
      achieve_from_program: fields.includes('achieveFromProgram') ? goals : [],
      payment_schedules: fields.includes('paymentSchedules')
        ? payments.map((payment) => ({ ...payment, paymentDone: false }))
        : [],
      roles: [],
    })
  })

  it('[OPP-05, GO-15] is edited field by field, whatever its type', async () => {
    const id = await post(actions, nora, { ...everything, type: 'training' })
    const more = [...goals, { title: 'Read the results', details: '' }]
    expect((await editPost({ actions, database }, id, { achieve_from_program: more }, nora)).status).toBe(200)
    expect(await opportunityRow(database, id)).toMatchObject({ achieve_from_program: more, version_no: 2 })
    const [edit] = await database.query<{ words: string }>(
      `select words from opportunity_history where opportunity_id = $1 and event = 'edited'`,
      [id],
    )
    expect(edit?.words).toContain('Read the results')
  })

  it('says what is wrong with a list, once', async () => {
    const faults = async (achieve_from_program: unknown) => {
      const { status, body } = await send(nora, { type: 'coaching', achieve_from_program })
      return [status, body.errors]
    }
    const refused = (message: string) => [400, [{ field: 'achieveFromProgram', message }]]
    expect(await faults([])).toEqual(refused('required field'))
    expect(await faults([{ title: ' ', details: '' }])).toEqual(refused('required field'))
    expect(await faults([{ details: 'Of nothing' }])).toEqual(refused('required field'))
    expect(await faults([{ title: 7 }, 'x', null])).toEqual(refused('required field'))
    expect(await faults('goals')).toEqual(refused('required field'))
    expect(await faults([{ title: 'x'.repeat(121) }])).toEqual(refused('Must be up to 120 characters'))
    expect(await faults(Array(21).fill(goals[0]))).toEqual(refused('You can add up to 20'))
  })

  it('needs a title where none is made from its choices', async () => {
    expect((await send(nora, { type: 'project', title: ' ' })).body.errors).toEqual([
      { field: 'title', message: 'required field' },
    ])
  })

  it('[GO-81] is a collaboration only if an expert posts it', async () => {
    const { status, body } = await send(tom, { type: 'collaboration' })
    expect([status, body.message]).toEqual([403, 'Only experts can post this'])
    expect((await send(elena, { type: 'collaboration' })).status).toBe(201)
  })

  it('[FRAC-08] waits for staff, whatever its type', async () => {
    const id = await post(actions, nora, { ...everything, type: 'project' })
    expect((await read(id, elena)).status).toBe(404)
    const approval = await readVersionOf(database, id)
    expect((await actions.post(`/api/opportunities/${id}/approve`, approval, { token: ada.token })).status).toBe(200)
    expect((await read(id, elena)).status).toBe(200)
  })
})

describe('the database', () => {
  it.each([
    ['deliverables', '[{"title": "Plan"}]'],
    ['deliverables', '{"title": "Plan", "details": ""}'],
    ['deliverables', '[{"title": "Plan", "details": "", "price": 5}]'],
    ['deliverables', '["Plan"]'],
    ['impact_on_business', '[{"title": "Plan", "details": ""}]'],
    ['achieve_from_program', '[{"title": 5, "details": ""}]'],
  ])('[OPP-26] refuses %s of another shape: %s', async (column, value) => {
    const write = database.query(`update opportunities set ${column} = $1`, [value])
    await expect(write).rejects.toThrow(`opportunities_${column}_valid`)
  })

  it('knows every type', async () => {
    const rows = await database.query<{ code: string }>('select code from opportunity_types')
    expect(rows.map(({ code }) => code).sort()).toEqual([...OPPORTUNITY_TYPES].sort())
  })
})
