import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { arrangeContent, contentId, longText, TOPIC } from './content.testkit.js'
import { createMarket, ELENA, MARCUS } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
await arrangeContent(database)
const as = await openPermissions(database)

const recording = async (by: string, state = 'ready') => {
  const [row] = await database.query<{ id: string }>(
    `insert into private.recordings (id, user_id, media, purpose, state, received_bytes, announced_bytes, content_type,
       size_bytes, duration_ms, peaks)
     values (gen_random_uuid(), $1, 'audio', 'response', $2, 9, 9, 'audio/webm', 9, 61400, '{1}') returning id`,
    [by, state],
  )
  return String(row?.id)
}
const artefact = async (by: string) => {
  const id = randomUUID()
  await database.query(
    `insert into private.response_artefacts (id, user_id, file_name, storage_key, size_bytes) values ($1, $2, 'a.pdf', $3, 9)`,
    [id, by, `artefacts/${id}`],
  )
  return `/api/insight/assets/${id}`
}
const change = (name: string, set: string) =>
  `update_insights_responses(where: { id: { _eq: "${contentId(name)}" } }, _set: { ${set} })`
const refusal = (name: string, set: string) =>
  as('marcus').refusal(`mutation { ${change(name, set)} { affected_rows } }`)

describe('a draft', () => {
  it('[RESP-45, RESP-47, GI-41] begins with its question in one mutation, under ids that its author chose', async () => {
    const [question, response] = [randomUUID(), randomUUID()]
    const { data } = await as('elena').ask(`mutation {
      insert_insights_questions_one(object: { id: "${question}", question: "${longText('Mine')}", topic_id: "${TOPIC}" }) { id }
      insert_insights_responses_one(object: { id: "${response}", question_id: "${question}", response_type: "text" }) { status }
    }`)
    expect(data).toEqual({
      insert_insights_questions_one: { id: question },
      insert_insights_responses_one: { status: 'draft' },
    })
  })

  it('[RESP-47, GI-28, GI-61] names a recording and an artefact of its author’s own; the server fills in the rest', async () => {
    const [take, filePath] = [await recording(MARCUS), await artefact(MARCUS)]
    const set = `response_type: "audio", recording_id: "${take}", media_transcript_formatted: "Said", resource_url: { filePath: "${filePath}", fileTitle: "Plan" }`
    expect(await as('marcus').affected(change('draft', set))).toBe(1)
    const [row] = await database.query(
      'select media_url, media_duration, artefact_id from insights_responses where id = $1',
      [contentId('draft')],
    )
    expect(row).toEqual({ media_url: `/api/recordings/${take}`, media_duration: 61, artefact_id: filePath.slice(-36) })
    expect(await as('marcus').affected(change('draft', 'recording_id: null, resource_url: null'))).toBe(1)
    expect(
      await database.query('select media_url, media_duration, artefact_id from insights_responses where id = $1', [
        contentId('draft'),
      ]),
    ).toEqual([{ media_url: null, media_duration: null, artefact_id: null }])
  })

  it('[GI-01, GI-28] takes no recording and no file of anybody else’s, none that isn’t ready, and no other address', async () => {
    for (const id of [await recording(ELENA), await recording(MARCUS, 'measuring'), randomUUID()])
      expect(await refusal('draft', `recording_id: "${id}"`)).toBe('permission-error')
    const own = await artefact(MARCUS)
    for (const json of [
      `{ filePath: "${await artefact(ELENA)}", fileTitle: "Plan" }`,
      '{ filePath: "https://elsewhere.example/a.pdf", fileTitle: "Plan" }',
      `{ filePath: "${own}", fileTitle: "${'x'.repeat(51)}" }`,
      `{ filePath: "${own}", fileTitle: "Plan", more: "x" }`,
      `{ filePath: "${own}" }`,
      `[{ title: "Plan", path: "${own}" }, { title: "Plan", path: "${own}" }]`,
      '[]',
    ])
      expect(await refusal('draft', `resource_url: ${json}`)).toBe('permission-error')
    expect(await as('marcus').affected(change('draft', `resource_url: [{ title: "Plan", path: "${own}" }]`))).toBe(1)
  })

  it('[RESP-17] is all that clients write: what waits for approval stays as it is', async () => {
    expect(await as('marcus').affected(change('pendingAnswer', 'response_text: "Other"'))).toBe(0)
    for (const column of ['media_url: "/x"', 'media_duration: 5', 'artefact_id: null', 'created_at: "2020-01-01"'])
      expect(await refusal('draft', column)).toBe('validation-failed')
  })

  it('[RESP-48, GI-44] has its tags replaced in one mutation, or not at all', async () => {
    const id = contentId('draft')
    const replace = (custom: string) => `mutation {
      delete_insight_response_domains(where: { insight_response_id: { _eq: "${id}" } }) { affected_rows }
      insert_insight_response_domains(objects: [{ insight_response_id: "${id}", custom_domain_name: "${custom}" }]) { affected_rows }
    }`
    const tags = async () =>
      (
        await database.query<{ custom_domain_name: string }>(
          'select custom_domain_name from insight_response_domains where insight_response_id = $1',
          [id],
        )
      ).map(({ custom_domain_name }) => custom_domain_name)
    expect((await as('marcus').ask(replace('Wave power'))).errors).toBeUndefined()
    expect(await tags()).toEqual(['Wave power'])
    expect(await as('marcus').refusal(replace('ab'))).toBe('permission-error')
    expect(await tags()).toEqual(['Wave power'])
  })
})

describe('a question of one’s own', () => {
  const move = (topic: string, name = 'elenasWaiting') =>
    `mutation { update_insights_questions(where: { id: { _eq: "${contentId(name)}" } }, _set: { topic_id: "${topic}" }) { affected_rows } }`

  it('[RESP-07, RESP-46] moves to another approved topic of the profile, and to no other', async () => {
    const [other, own] = await database.query<{ id: string }>(
      `select id from master_topics where not deleted and is_approved_by_admin
         and id not in (select topic_id from expert_topics where user_id = $1) limit 2`,
      [ELENA],
    )
    await database.query('insert into expert_topics (user_id, topic_id) values ($1, $2)', [ELENA, own?.id])
    expect((await as('elena').ask(move(String(own?.id)))).errors).toBeUndefined()
    expect(await as('elena').refusal(move(String(other?.id)))).toBe('permission-error')
    expect(await as('tom').refusal(move(TOPIC, 'waiting'))).toBe('validation-failed')
  })

  it('[RESP-44, GI-40] is found by the id of the older store', async () => {
    const mongoId = 'a'.repeat(24)
    await database.query('update insights_questions set mongo_id = $1 where id = $2', [mongoId, contentId('answered')])
    expect(await as('marcus').rows(`insights_questions(where: { mongo_id: { _eq: "${mongoId}" } }) { id }`)).toEqual([
      { id: contentId('answered') },
    ])
  })
})

describe('industries', () => {
  it('[RESP-14, RESP-49] are listed by name, without withdrawn ones and those that are chosen', async () => {
    const list = (not: string[] = []) =>
      as('elena').rows(
        `master_domains(where: { deleted: { _eq: false }, id: { _nin: ${JSON.stringify(not)} } }, order_by: { domain_name: asc }) { id domain_name deleted }`,
      )
    const [first, second, ...others] = await list()
    const names = [first, second, ...others].map((row) => String(row?.domain_name))
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
    expect(await list([String(first?.id)])).toEqual([second, ...others])
    await database.query('update master_domains set deleted = true where id = $1', [second?.id])
    expect(await list([String(first?.id)])).toEqual(others)
    await database.query('update master_domains set deleted = false where id = $1', [second?.id])
  })

  it('[RESP-50, GI-39] the ten that most experts have come first', async () => {
    const { data } = await as('elena').ask(
      `{ master_domains_aggregate(order_by: [{ expert_domains_aggregate: { count: desc } }, { domain_name: asc }], limit: 10) { nodes { id } } }`,
    )
    const expected = await database.query<{ id: string }>(
      `select domain.id from master_domains as domain
       left join (expert_domains as own join users on users.id = own.user_id and not users.is_suspended) on domain_id = domain.id
       where not domain.deleted group by domain.id order by count(own.user_id) desc, domain_name limit 10`,
    )
    expect(data?.master_domains_aggregate).toEqual({ nodes: expected })
  })
})

describe('what is read of them', () => {
  it('[RESP-08] a question with its topic and objective', async () => {
    const [row] = await as('elena').rows(`insights_questions(where: { id: { _eq: "${contentId('elenas')}" } }) {
      id mongo_id user_id question question_richtext category_id topic_id rejected_reason is_approved is_system slug created_at
      user { first_name } master_topic { topic_name objective_id } master_objective { id objective_name }
    }`)
    const question = row as Record<string, { objective_id?: string; id?: string }>
    expect(question).toMatchObject({ topic_id: TOPIC, user_id: ELENA, is_approved: true, is_system: false })
    expect(question.master_topic?.objective_id).toBe(question.category_id)
    expect(question.master_objective?.id).toBe(question.category_id)
  })

  it('[RESP-09, RESP-13, RESP-14] a response with its industries, of the list or in its author’s own words', async () => {
    const [domain] = await database.query<{ id: string; domain_name: string }>(
      'select id, domain_name from master_domains where not deleted limit 1',
    )
    await database.query('insert into insight_response_domains (insight_response_id, domain_id) values ($1, $2)', [
      ...[contentId('refusedAnswer'), domain?.id],
    ])
    const [row] = await as('elena').rows(`insights_questions(where: { id: { _eq: "${contentId('unanswered')}" } }) {
      insights_responses(where: { user_id: { _eq: "${ELENA}" }, status: { _eq: "rejected" } }) {
        id mongo_id question_id user_id response_type media_url media_duration media_transcript_formatted is_transcribed
        is_transcribed_reported resource_url additional_text response_text submitted_for_approval is_approved rejected_reason
        is_ai_summary_generated ai_generated_summary ai_generated_title created_at draft_created_at
        domains(order_by: { custom_domain_name: asc_nulls_last }) {
          insight_response_id domain_id custom_domain_name master_domain { domain_name }
        }
      }
    }`)
    expect(row?.insights_responses).toEqual([
      expect.objectContaining({
        ...{ id: contentId('refusedAnswer'), response_type: 'text', is_approved: false, rejected_reason: 'Too short' },
        domains: [
          {
            ...{ insight_response_id: contentId('refusedAnswer'), domain_id: null },
            ...{ custom_domain_name: 'Tidal power', master_domain: null },
          },
          {
            ...{ insight_response_id: contentId('refusedAnswer'), domain_id: domain?.id },
            ...{ custom_domain_name: null, master_domain: { domain_name: domain?.domain_name } },
          },
        ],
      }),
    ])
  })

  it('[RESP-10] is an audio, a video or a text, and nothing else', async () => {
    for (const type of ['audio', 'video', 'text'])
      expect(await as('marcus').affected(change('draft', `response_type: "${type}"`))).toBe(1)
    expect(await refusal('draft', 'response_type: "hologram"')).toBe('permission-error')
  })

  it('[EDIT-11, EDIT-12] what helps to write about a topic, by the names of its objective and itself', async () => {
    const rows = await as('elena').rows(`content_suggestion_structures(
      where: { category: { _eq: "Brand & Positioning" }, subcategory: { _eq: "Positioning and messaging" } }
    ) { category subcategory domain_tags open_tags part_1 part_2 part_3 question subsequent_solution supportive_documents vertical }`)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows)
      expect(row).toMatchObject({
        ...{ category: 'Brand & Positioning', subcategory: 'Positioning and messaging', question: expect.any(String) },
        ...{ part_1: expect.any(String), part_2: expect.any(String), part_3: expect.any(String) },
      })
    expect(await as('visitor').refusal('{ content_suggestion_structures { id } }')).toBe('validation-failed')
  })
})
