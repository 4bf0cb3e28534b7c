import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDeciders } from '#domain/content/deciders.testkit.js'
import { callAction } from '#domain/recordings/take.testkit.js'
import type { TestActions } from '#tests/actions.js'
import type { TestDatabase } from '#tests/database.js'
import { type Persona, persona } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
let ada: Persona
let nora: Persona
let elena: Persona
let tom: Persona
let objectiveId: string

beforeEach(async () => {
  ;({ database, actions, ada, nora, elena, tom } = await openDeciders())
  const [category] = await database.query<{ id: string }>(
    `select id from master_objectives where not deleted order by objective_name limit 1`,
  )
  objectiveId = String(category?.id)
})

type Answer = {
  id: string
  status: string
  message: string
  extensions: { code: string; errors?: { field: string; message: string }[] }
}
const suggest = (topicName: string, { person = elena, category = objectiveId } = {}) =>
  callAction<Answer>(actions, 'suggestTopic', { topicName, objectiveId: category }, person)
const decide = (id: string, decision: string, part: object = {}, person = ada) =>
  callAction<Answer>(actions, 'decideTopic', { id, decision, ...part }, person, { role: 'staff' })
/** Its id. */
const suggested = async (topicName: string) => (await suggest(topicName)).body.id
const faultsOf = ({ body }: { body: Answer }) => body.extensions.errors?.map(({ field }) => field)
const topics = (name: string) =>
  database.query<Record<string, unknown>>('select * from master_topics where lower(topic_name) = lower($1)', [name])
const row = async (id: string) =>
  (await database.query<Record<string, unknown>>('select * from topic_suggestions where id = $1', [id]))[0]
const holds = async (name: string, person = elena) =>
  (
    await database.query(
      `select 1 from expert_topics join master_topics on id = topic_id where user_id = $1 and topic_name = $2`,
      [person.id, name],
    )
  ).length
const told = async (person: Persona) =>
  (
    await database.query<{ title: string; body: string; link: string }>(
      'select title, body, link from notifications where user_id = $1 order by created_at desc, id desc limit 1',
      [person.id],
    )
  ).map(({ title, body, link }) => `${title} | ${body} | ${link}`)[0]

describe('a topic that an expert suggests', () => {
  it('[RESP-07, GI-01, X-06] waits for staff, who are told, and is no topic yet', async () => {
    const { body } = await suggest('  Outcome-based\n pricing ')
    expect(body.status).toBe('pending')
    expect(await row(body.id)).toMatchObject({ topic_name: 'Outcome-based pricing', user_id: elena.id, topic_id: null })
    expect(await topics('Outcome-based pricing')).toEqual([])
    for (const person of [ada, nora])
      expect(await told(person)).toMatch(/^A topic is waiting for approval .*Outcome-based pricing.*tab=topics$/)
  })

  it('[X-12] is refused if a topic has that name, however it is written, or they have suggested it already', async () => {
    const [known] = await database.query<{ name: string }>('select topic_name as name from master_topics limit 1')
    const existing = await suggest(String(known?.name).toUpperCase())
    expect([existing.status, faultsOf(existing)]).toEqual([400, ['topicName']])
    const messageOf = ({ body }: { body: Answer }) => body.extensions.errors?.[0]?.message
    for (const [isHeld, next] of [
      [true, 'is in your profile already. Choose it from the list.'],
      [false, 'is a topic already. Add it to your profile to choose it.'],
    ]) {
      const [topic] = await database.query<{ name: string }>(
        `select topic_name as name from master_topics as topic where is_approved_by_admin and not deleted and $2::boolean =
           exists (select 1 from expert_topics where user_id = $1 and topic_id = topic.id) limit 1`,
        [elena.id, isHeld],
      )
      expect(messageOf(await suggest(String(topic?.name)))).toBe(`“${topic?.name}” ${next}`)
    }
    const both = await Promise.all([suggest('Dark social'), suggest('DARK  SOCIAL')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await database.query('select 1 from topic_suggestions')).toHaveLength(1)
  })

  it('[X-12] is refused without a proper name or category, and from anybody but experts', async () => {
    for (const name of [' ', '\u200b', 'x', 'y'.repeat(61), 'a\u202eb'])
      expect(faultsOf(await suggest(name)) ?? [name]).toEqual(['topicName'])
    for (const category of [randomUUID(), 'x'])
      expect(faultsOf(await suggest('Dark social', { category }))).toEqual(['objectiveId'])
    const notExpert = await suggest('Dark social', { person: tom })
    expect([notExpert.status, notExpert.body.extensions.code]).toEqual([403, 'EXPERTS_ONLY'])
    await database.query('update user_accounts set is_email_verified = false where user_id = $1', [elena.id])
    expect((await suggest('Dark social')).body.extensions.code).toBe('EMAIL_NOT_VERIFIED')
    expect(await database.query('select 1 from topic_suggestions')).toEqual([])
  })

  it('is one of a few: the sixth has to wait', async () => {
    for (const number of [1, 2, 3, 4, 5]) expect((await suggest(`Topic number ${number}`)).status).toBe(200)
    expect((await suggest('Topic number 6')).body.extensions.code).toBe('TOO_MANY_ATTEMPTS')
  })
})

describe('staff', () => {
  it('[X-06, X-05, RESP-07] approve it once, also by two at once: it is a topic, in its author’s profile, who is told', async () => {
    const id = await suggested('Outcome-based pricing')
    const both = await Promise.all([decide(id, 'approve'), decide(id, 'approve', {}, nora)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await topics('Outcome-based pricing')).toMatchObject([
      { objective_id: objectiveId, is_user_generated: true, is_approved_by_admin: true, deleted: false },
    ])
    expect(await holds('Outcome-based pricing')).toBe(1)
    expect(await told(elena)).toMatch(/^Your topic is approved .*It is in your profile.* \/insight\/create$/)
    const acts = await database.query('select action, reason from staff_audit_log where subject_id = $1', [id])
    expect(acts).toEqual([{ action: 'approve topic', reason: null }])
    expect(
      await database.query(`select 1 from notifications where effect_key like $1 and seen_at is null`, [
        `topic:${id}:%`,
      ]),
    ).toEqual([])
  })

  it('[X-06] rename it on approval, to no name that a topic has', async () => {
    const [known] = await database.query<{ name: string }>('select topic_name as name from master_topics limit 1')
    const id = await suggested('Outcome pricing')
    const taken = await decide(id, 'approve', { topicName: String(known?.name).toLowerCase() })
    expect([taken.status, faultsOf(taken)]).toEqual([400, ['topicName']])
    expect(faultsOf(await decide(id, 'approve', { topicName: ' ' }))).toEqual(['topicName'])
    expect((await decide(id, 'approve', { topicName: 'Outcome-based pricing' })).body.status).toBe('approved')
    expect(await told(elena)).toContain('“Outcome pricing” is in the list of topics as “Outcome-based pricing”.')
    const other = await suggest('Outcome-Based Pricing')
    expect(faultsOf(other)).toEqual(['topicName'])
  })

  it('[X-06, X-05] approve one of two suggestions of a name that came at once, and merge the other', async () => {
    const ids = [await suggested('Dark social')]
    await database.query('update users set is_expert = true where id = $1', [tom.id])
    ids.push((await suggest('dark social', { person: await persona(database, 'tom@client.example') })).body.id)
    const both = await Promise.all(ids.map((id) => decide(id, 'approve')))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const [topic] = await topics('dark social')
    const left = String(ids[both.findIndex(({ status }) => status === 400)])
    expect(faultsOf(await decide(left, 'merge'))).toEqual(['topicId'])
    expect(faultsOf(await decide(left, 'merge', { topicId: randomUUID() }))).toEqual(['topicId'])
    expect((await decide(left, 'merge', { topicId: topic?.id })).body.status).toBe('merged')
    expect(await row(left)).toMatchObject({ status: 'merged', topic_id: topic?.id })
    expect(await topics('dark social')).toHaveLength(1)
    expect(await told(tom)).toMatch(/Fill in your profile and add the topic there.* \/account\/expertise$/)
  })

  it('[X-05, X-12] turn it down with a reason, which its author reads; nothing is added', async () => {
    const id = await suggested('Miscellaneous')
    for (const reason of [null, ' ']) expect(faultsOf(await decide(id, 'reject', { reason }))).toEqual(['reason'])
    expect((await decide(id, 'reject', { reason: 'x'.repeat(501) })).status).toBe(400)
    expect((await decide(id, 'reject', { reason: 'It says too little.' })).body.status).toBe('rejected')
    expect(await topics('Miscellaneous')).toEqual([])
    expect(await told(elena)).toMatch(/^Your topic wasn’t added .*It says too little/)
    expect((await decide(id, 'approve')).body.extensions.code).toBe('ALREADY_DONE')
    expect((await suggest('Miscellaneous')).status).toBe(200)
  })

  it('[RESP-07] leave a full profile as it is, and its author is told to choose', async () => {
    await database.query(
      `insert into expert_topics select $1, id from master_topics
       where id not in (select topic_id from expert_topics where user_id = $1)
       limit 20 - (select count(*) from expert_topics where user_id = $1)`,
      [elena.id],
    )
    const id = await suggested('Dark social')
    expect((await decide(id, 'approve')).status).toBe(200)
    expect(await holds('Dark social')).toBe(0)
    expect(await told(elena)).toMatch(/Your profile is full: remove a topic.* \/account\/expertise$/)
  })

  it('[GI-01, X-12] alone decide, never about their own, and about nothing that doesn’t exist', async () => {
    const id = await suggested('Dark social')
    for (const person of [elena, tom]) expect((await decide(id, 'approve', {}, person)).status).toBe(403)
    for (const unknown of [randomUUID(), 'x']) expect((await decide(unknown, 'approve')).status).toBe(404)
    expect((await decide(id, 'forget')).status).toBe(400)
    await database.query('update user_accounts set is_admin = true where user_id = $1', [elena.id])
    expect((await decide(id, 'approve', {}, elena)).body.extensions.code).toBe('OWN_CONTENT')
    expect(await row(id)).toMatchObject({ status: 'pending' })
    expect(await topics('Dark social')).toEqual([])
  })
})
