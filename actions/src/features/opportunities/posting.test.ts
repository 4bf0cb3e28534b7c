import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { richTextFault } from '#contract/rich-text/rich-text-fault.js'
import type { TermsSheet } from '#domain/workflow/terms-sheet.rules.js'
import {
  type Actor,
  actor,
  BRIEF,
  editPost,
  openPosting,
  opportunityRow,
  type Posted,
  post,
} from './opportunities.testkit.js'

const { actions, database, payload, nora, tom, elena } = await openPosting({ engine: false })

const create = (changes: Record<string, unknown>, by: Actor = nora) =>
  actions.post<Posted>('/api/opportunities', { ...payload, ...changes }, { token: by.token })
const patch = (id: string, changes: Record<string, unknown>, by: Actor = nora) =>
  editPost({ actions, database }, id, changes, by)
const publish = (id: string) =>
  database.query(`update opportunities set status = 'published', review_status = 'approved' where id = $1`, [id])

describe('POST /api/opportunities', () => {
  it('[FRAC-08, FRAC-13, FRAC-04, FRAC-06] stores a draft for staff to review', async () => {
    const answer = await create({ title: 'My own title' })
    expect(answer.status).toBe(201)
    const row = await opportunityRow(database, answer.body._id)
    expect(row).toMatchObject({
      status: 'draft',
      review_status: 'waiting',
      type: 'fractional',
      posted_by: nora.id,
      min_budget_cents: '500000',
      max_budget_cents: '900000',
      duration_months: 6,
      brief: BRIEF,
      brief_rich_text: plainToRichText(BRIEF),
    })
    expect(row.title).toMatch(/^Fractional Role for a Chief Marketing Officer in /)
    expect(row.company_id).not.toBeNull()
  })

  it('[FRAC-59, FRAC-64, FRAC-55] reports all errors at once, with the form’s field names', async () => {
    const answer = await create({ clientRequirements: 'short', clientMaxBudget: 50001, skills: [] })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      errorCode: 'VALIDATION_FAILED',
      errors: [
        { field: 'skillIds', message: 'Select Skill' },
        { field: 'maxBudgetAmount', message: 'Maximal budget is $50000' },
        { field: 'brief', message: 'Brief must be at least 100 characters long' },
      ],
    })
  })

  it.each([
    ['an id that is none', { skills: ["'; drop table users; --"] }, 'skillIds'],
    ['an id of another table', { topicId: ['00000000-0000-4000-8000-000000000001'] }, 'topicIds'],
    ['an unknown type', { type: 'pastime' }, 'type'],
    ['a place that is none', { expertLocation: 'Atlantis' }, 'countryId'],
    ['a file of nobody', { assetIds: ['00000000-0000-4000-8000-000000000001'] }, 'assetIds'],
  ])('[GD-68] rejects %s', async (_what, changes, field) => {
    const answer = await create(changes)
    expect(answer.status).toBe(400)
    expect(answer.body.errors.map(({ field }) => field)).toEqual([field])
  })

  it('[BASE-32, BASE-33] rejects a topic that is deleted or not approved', async () => {
    const topicId = payload.topicId
    const answerWith = async (column: string, value: boolean) => {
      await database.query(`update master_topics set ${column} = $1 where id = any($2)`, [value, topicId])
      const answer = await create({})
      await database.query(`update master_topics set ${column} = $1 where id = any($2)`, [!value, topicId])
      return answer.body.errors
    }
    const fault = [{ field: 'topicIds', message: 'This choice is no longer available' }]
    expect(await answerWith('deleted', true)).toEqual(fault)
    expect(await answerWith('is_approved_by_admin', false)).toEqual(fault)
  })

  it('[GD-56] accepts either field name, and rejects both if they differ', async () => {
    expect((await create({ brief: BRIEF, minBudgetAmount: 5000 })).status).toBe(201)
    const answer = await create({ minBudgetAmount: 6000 })
    expect(answer.body.errors).toEqual([
      { field: 'minBudgetAmount', message: 'Two different values were sent for this field' },
    ])
  })

  it('[GD-66] refuses to act for another person', async () => {
    expect((await create({ postedBy: tom.id })).body.errorCode).toBe('NOT_ALLOWED')
    expect((await create({ postedBy: nora.id })).status).toBe(201)
  })

  it('[FRAC-08, X-71] a retry with the same id posts once', async () => {
    const postId = randomUUID()
    const [first, again] = await Promise.all([create({ postId }), create({ postId })])
    expect([first.status, first.body._id, again.status, again.body._id]).toEqual([201, postId, 201, postId])
    const posted = `select 1 from opportunity_history where opportunity_id = $1 and event = 'posted'`
    expect(await database.query(posted, [postId])).toHaveLength(1)
    expect((await create({ postId, duration: 9 })).body._id).toBe(postId)
    expect(await opportunityRow(database, postId)).toMatchObject({ version_no: 2, duration_months: 9 })
    expect((await create({ postId }, tom)).body.errorCode).toBe('OPPORTUNITY_NOT_FOUND')
    expect((await create({ postId: 'mine' })).body.errors.map(({ field }) => field)).toEqual(['postId'])
    expect((await patch(postId, { postId })).body.errors.map(({ field }) => field)).toEqual(['postId'])
  })

  it('rejects unknown fields by name', async () => {
    const answer = await create({ status: 'published', isAdmin: true })
    expect(answer.status).toBe(400)
    expect(answer.body.errors.map(({ field }) => field)).toEqual(['status', 'isAdmin'])
  })

  it('rejects malformed JSON, other content and no session, each with its own code', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect((await actions.post('/api/opportunities', '{"type":', { token: nora.token })).body.errorCode).toBe(
      'INVALID_JSON',
    )
    expect((await actions.post('/api/opportunities', 'x', { token: nora.token, headers })).status).toBe(415)
    expect((await actions.post('/api/opportunities', payload)).body.errorCode).toBe('NO_SESSION')
    const large = { ...payload, clientRequirements: 'x'.repeat(600 * 1024) }
    expect((await actions.post('/api/opportunities', large, { token: nora.token })).status).toBe(413)
  })

  it('[X-03] refuses a person whose address is not confirmed', async () => {
    const lena = await actor(database, 'lena@client.example')
    expect((await create({}, lena)).body.errorCode).toBe('EMAIL_NOT_VERIFIED')
  })

  it('[FRAC-28, GD-65] lets a free client post once, even with two concurrent posts', async () => {
    const answers = await Promise.all([create({}, tom), create({}, tom), create({}, tom)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403])
    const refused = answers.find(({ status }) => status === 403)
    expect(refused?.body).toMatchObject({
      errorCode: 'FREE_PLAN_LIMIT',
      message:
        "You can only post 1 requirement as a FREE user. To post more requirements you'll need to upgrade your membership to one of the PAID plans.",
    })
  })

  it('[GD-65] does not limit experts', async () => {
    expect((await create({}, elena)).status).toBe(201)
    expect((await create({}, elena)).status).toBe(201)
  })

  it('[GO-45] keeps only the editor’s own formats in rich text', async () => {
    const [block] = plainToRichText(BRIEF).blocks
    const briefRichText = {
      blocks: [
        {
          ...block,
          type: 'atomic',
          inlineStyleRanges: [{ offset: 0, length: 2, style: 'BOLD' }],
          entityRanges: [{ offset: 3, length: 4, key: 0 }],
        },
      ],
      entityMap: { 0: { type: 'IMAGE', mutability: 'MUTABLE', data: { src: 'https://a.example/x.png' } } },
    }
    const id = await post(actions, nora, { ...payload, clientRequirements: undefined, briefRichText })
    const row = await opportunityRow(database, id)
    expect(row.brief).toBe(BRIEF)
    expect(row.brief_rich_text).toEqual({
      blocks: [{ ...block, inlineStyleRanges: [{ offset: 0, length: 2, style: 'BOLD' }] }],
      entityMap: {},
    })
  })

  it('[RTE-10, GK-112] refuses a brief with a link that could run code, and one that can’t be read', async () => {
    const entityMap = { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'javascript:alert(1)' } } }
    for (const briefRichText of [{ ...plainToRichText(BRIEF), entityMap }, { blocks: [7] }]) {
      const { status, body } = await create({ briefRichText })
      expect([status, body.errors]).toEqual([400, [{ field: 'brief', message: richTextFault(briefRichText) }]])
    }
  })
})

describe('PATCH and PUT /api/opportunities/{id}', () => {
  it('[FRAC-09, FRAC-07] changes the fields sent for a draft and leaves the rest', async () => {
    const id = await post(actions, nora, payload)
    const answer = await patch(id, { brief: `More. ${BRIEF}`, minBudgetAmount: 6000 })
    expect([answer.status, answer.body.status]).toEqual([200, 'draft'])
    expect(await opportunityRow(database, id)).toMatchObject({
      brief: `More. ${BRIEF}`,
      min_budget_cents: '600000',
      max_budget_cents: '900000',
      review_status: 'waiting',
    })
    const put = await editPost({ actions, database }, id, payload, nora, 'PUT')
    expect(put.status).toBe(200)
    expect(await opportunityRow(database, id)).toMatchObject({ brief: BRIEF, min_budget_cents: '500000' })
  })

  it('[X-31] keeps a published post published, saves its earlier version and lists it for staff', async () => {
    const id = await post(actions, nora, payload)
    await publish(id)
    expect((await patch(id, { clientMaxBudget: 12000 })).body.status).toBe('published')
    expect((await opportunityRow(database, id)).review_status).toBe('edited after approval')
    const versions = await database.query('select * from opportunity_versions where opportunity_id = $1', [id])
    expect(versions).toHaveLength(1)
    expect(versions[0]).toMatchObject({
      version_no: 1,
      edited_by: nora.id,
      snapshot: { maxBudgetAmount: 9000, brief: BRIEF },
    })
    await patch(id, { clientMaxBudget: 12000 })
    expect(await database.query('select 1 from opportunity_versions where opportunity_id = $1', [id])).toHaveLength(1)
    expect((await opportunityRow(database, id)).version_no).toBe(2)
  })

  it('[X-71] numbers every version, including drafts, and stores each in the page’s wording', async () => {
    const id = await post(actions, nora, payload)
    await patch(id, { minBudgetAmount: 6000 })
    await publish(id)
    await patch(id, { duration: 3 })
    expect((await opportunityRow(database, id)).version_no).toBe(3)
    const rows = await database.query<{ version_no: number; sheet: TermsSheet }>(
      `select version_no, snapshot -> 'sheet' as sheet from opportunity_versions where opportunity_id = $1 order by 1`,
      [id],
    )
    const said = rows.map(({ sheet }) => sheet.lines.filter(({ name }) => ['Budget', 'Duration'].includes(name)))
    expect(rows.map(({ version_no }) => version_no)).toEqual([1, 2])
    expect(said.map((lines) => lines.map(({ value }) => value))).toEqual([
      ['6 months', '$5,000 – $9,000 per month'],
      ['6 months', '$6,000 – $9,000 per month'],
    ])
  })

  it('[GO-37] an applicant’s files never get in the way of an edit, and stay theirs', async () => {
    const id = await post(actions, nora, payload)
    await publish(id)
    const [file] = await database.query<{ id: string }>(
      `insert into opportunity_documents (opportunity_id, uploaded_by, upload_type, asset_name, storage_key, content_type,
         size_bytes) values ($1, $2, 'opportunity_apply', 'offer.pdf', 'theirs', 'application/pdf', 9) returning id`,
      [id, elena.id],
    )
    const answer = await patch(id, { duration: 7, assetIds: [file?.id] })
    expect([answer.status, (await opportunityRow(database, id)).duration_months]).toEqual([200, 7])
    const [kept] = await database.query('select uploaded_by, upload_type from opportunity_documents where id = $1', [
      file?.id,
    ])
    expect(kept).toEqual({ uploaded_by: elena.id, upload_type: 'opportunity_apply' })
  })

  it('[GO-15] refuses an edit in any other status', async () => {
    const id = await post(actions, nora, payload)
    await publish(id)
    await database.query(`update opportunities set status = 'in progress' where id = $1`, [id])
    const answer = await patch(id, { duration: 3 })
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'INVALID_STATUS_TRANSITION'])
  })

  it('[OPP-86] accepts an edit by its poster, with or without a company', async () => {
    for (const poster of [nora, tom]) {
      // Makes room on the free plan.
      await database.query(
        `update opportunities set status = 'draft_deleted' where posted_by = $1 and status = 'draft'`,
        [poster.id],
      )
      const id = await post(actions, poster, payload)
      expect((await patch(id, { duration: 3 }, poster)).status).toBe(200)
      expect((await patch(id, { duration: 4 }, poster === nora ? tom : nora)).status).toBe(404)
      expect((await opportunityRow(database, id)).duration_months).toBe(3)
    }
  })

  it('[GO-01] reveals nothing about a draft to others, and refuses them a published post', async () => {
    const id = await post(actions, nora, payload)
    expect((await patch(id, { duration: 3 }, elena)).status).toBe(404)
    await publish(id)
    expect((await patch(id, { duration: 3 }, elena)).status).toBe(403)
    expect((await patch('not-an-id', {})).status).toBe(404)
    expect((await opportunityRow(database, id)).duration_months).toBe(6)
  })
})

describe('POST /api/opportunities/{id}/delete', () => {
  const remove = (id: string, body: object, by: Actor = nora) =>
    actions.post(`/api/opportunities/${id}/delete`, body, { token: by.token })

  it('[GO-09] withdraws a draft once, with its comment', async () => {
    const id = await post(actions, nora, payload)
    expect((await remove(id, {}, elena)).status).toBe(404)
    expect((await remove(id, { deleteOpportunityComments: ' Filled it. ' })).body.status).toBe('draft_deleted')
    expect((await opportunityRow(database, id)).delete_comments).toBe('Filled it.')
    expect((await remove(id, {})).body.errorCode).toBe('INVALID_STATUS_TRANSITION')
  })

  it('[GO-09] rejects a comment of more than 1000 characters, and a published post', async () => {
    const id = await post(actions, nora, payload)
    expect((await remove(id, { deleteOpportunityComments: 'x'.repeat(1001) })).status).toBe(400)
    await publish(id)
    expect((await remove(id, {})).status).toBe(409)
  })
})
