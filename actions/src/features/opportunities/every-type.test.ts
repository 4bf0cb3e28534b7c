import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_TYPES, type OpportunityType } from '#contract/opportunities/type-facts.js'
import { fieldsOfType, postableTypes } from '#contract/opportunities/types.js'
import {
  type Actor,
  DELIVERABLES,
  editPost,
  everyField,
  GOALS,
  IMPACT,
  openPosting,
  opportunityRow,
  PAYMENTS,
  type Posted,
  post,
  readVersionOf,
} from './opportunities.testkit.js'

const { actions, database, payload: fractional, nora, tom, elena, ada } = await openPosting()

const everything = { ...everyField(fractional), package_experts: [elena.id] }
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
      deliverables: fields.includes('deliverables') ? DELIVERABLES : [],
      impact_on_business: fields.includes('impactOnBusiness') ? IMPACT : [],
      achieve_from_program: fields.includes('achieveFromProgram') ? GOALS : [],
      payment_schedules: fields.includes('paymentSchedules')
        ? PAYMENTS.map((payment) => ({ ...payment, paymentDone: false }))
        : [],
      package_experts: fields.includes('packageExpertIds') ? [elena.id] : [],
      roles: [],
    })
  })

  it('[OPP-05, GO-15] is edited field by field, whatever its type', async () => {
    const id = await post(actions, nora, { ...everything, type: 'training' })
    const more = [...GOALS, { title: 'Read the results', details: '' }]
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
    expect(await faults(Array(21).fill(GOALS[0]))).toEqual(refused('You can add up to 20'))
  })

  it('[OPP-24] asks only for experts who can be asked, ten at most', async () => {
    const faults = async (package_experts: unknown) => {
      const { status, body } = await send(nora, { type: 'hire-expert-on-project', package_experts })
      return [status, body.errors]
    }
    const refused = (message: string) => [400, [{ field: 'packageExpertIds', message }]]
    const unknown = 'This expert can’t be asked at the moment'
    expect(await faults([])).toEqual(refused('Choose at least one expert'))
    expect(await faults([elena.id, nora.id])).toEqual(refused(unknown))
    expect(await faults([tom.id])).toEqual(refused(unknown))
    expect(await faults(['nobody'])).toEqual(refused(unknown))
    expect(await faults(Array.from({ length: 11 }, () => crypto.randomUUID()))).toEqual(
      refused('You can select max 10 experts'),
    )
    const [suspended] = await database.query<{ id: string }>('select id from users where is_expert and is_suspended')
    expect(await faults([suspended?.id])).toEqual(refused(unknown))
    const own = await actions.post<Posted>(
      '/api/opportunities',
      { ...everything, type: 'hire-expert-on-project' },
      { token: elena.token },
    )
    expect(own.body.errors).toEqual([{ field: 'packageExpertIds', message: unknown }])
  })

  it('[OPP-24, X-31] is edited expert by expert, and staff can compare who was asked; a suspended one may stay', async () => {
    const [other] = await database.query<{ id: string; name: string }>(
      `select id, first_name || ' ' || last_name as name from users
       where is_expert and not is_suspended and id <> $1 order by id limit 1`,
      [elena.id],
    )
    const wanted = { ...everything, type: 'hire-expert-on-project', package_experts: [other?.id] }
    const id = await post(actions, nora, wanted)
    await database.query('update users set is_suspended = true where id = $1', [other?.id])
    const edit = { package_experts: [elena.id, other?.id] }
    expect((await editPost({ actions, database }, id, edit, nora)).status).toBe(200)
    const asked = await database.query('select user_id from opportunity_package_experts where opportunity_id = $1', [
      id,
    ])
    expect(asked).toHaveLength(2)
    const [version] = await database.query<{ names: string[] }>(
      `select array(select jsonb_array_elements(snapshot -> 'sheet' -> 'experts') ->> 'name') as names
       from opportunity_versions where opportunity_id = $1`,
      [id],
    )
    expect(version?.names).toEqual([other?.name])
  })

  it('[GO-28, OPP-24] a project for one expert is for that expert alone', async () => {
    const type = 'hire-expert-on-project'
    const id = await post(actions, nora, { ...everything, type, assignedExpert: elena.id })
    expect((await read(id, elena)).status).toBe(404)
    const approval = await readVersionOf(database, id)
    expect((await actions.post(`/api/opportunities/${id}/approve`, approval, { token: ada.token })).status).toBe(200)
    for (const reader of [nora, elena])
      expect((await read(id, reader)).body).toMatchObject({ assignedExpert: elena.id, package_experts: [] })
    expect((await read(id, tom)).status).toBe(404)
    const edit = await editPost({ actions, database }, id, { title: 'Enter the Italian market' }, nora)
    expect(edit.status).toBe(200)
    const refusal = async (changes: object, by = nora) => (await send(by, { type, ...changes })).body.errors
    const refused = (message: string) => [{ field: 'expertId', message }]
    expect(await refusal({ assignedExpert: tom.id })).toEqual(refused('This expert can’t be asked at the moment'))
    expect(await refusal({ assignedExpert: elena.id }, elena)).toEqual(refused('You can’t ask yourself'))
    expect(await refusal({ type: 'project', assignedExpert: elena.id })).toEqual(
      refused('A post of this type can’t be addressed to one expert'),
    )
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
