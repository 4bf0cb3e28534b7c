import { describe, expect, it } from 'vitest'
import { arrangeContent, contentId, longText, TOPIC } from './content.testkit.js'
import { createMarket, ELENA, MARCUS, TOM } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
await arrangeContent(database)
const as = await openPermissions(database)

const PUBLIC = ['answer', 'approved', 'ownInsight']
const SIGNED_IN: readonly CallerName[] = ['nora', 'tom', 'elena', 'marcus', 'kenji', 'victor', 'staff']
const NAMES = new Map(
  [
    ...['approved', 'pending', 'rejected', 'removed', 'suspended', 'answered', 'unanswered', 'waiting', 'refused'],
    ...['elenas', 'elenasWaiting', 'answer', 'pendingAnswer', 'draft', 'refusedAnswer', 'ownInsight', 'early'],
  ].map((name) => [contentId(name), name]),
)
const namesIn = async (caller: CallerName, table: string, column = 'id') =>
  (await as(caller).rows(`${table} { ${column} }`)).map((row) => NAMES.get(String(row[column]))).sort()

describe('what anybody may read', () => {
  it.each([...SIGNED_IN, 'visitor', 'pretender'] as CallerName[])(
    '[INS-02, GI-03] %s finds the approved items of both flows in one view',
    async (caller) => expect(await namesIn(caller, 'content_cards')).toEqual(PUBLIC),
  )

  it('[QNA-33] cards carry bylines and, for those who signed in, who asked', async () => {
    const where = `content_cards(where: { id: { _eq: "${contentId('answer')}" } })`
    const byline = 'kind title author_first_name author_slug response_count rating'
    const card = {
      ...{ kind: 'answer', title: longText('Question answered'), author_first_name: 'Elena' },
      ...{ author_slug: 'elena-marchetti', response_count: 1, rating: 5 },
    }
    expect(await as('visitor').rows(`${where} { ${byline} }`)).toEqual([card])
    const asker = 'insights_question { user { first_name } }'
    expect(await as('kenji').rows(`${where} { ${byline} ${asker} }`)).toEqual([
      { ...card, insights_question: { user: { first_name: 'Tom' } } },
    ])
    expect(await as('visitor').refusal(`{ ${where} { ${asker} } }`)).toBe('validation-failed')
  })

  it('[GI-03] whoever answers their own question publishes an insight, and is named with it', async () => {
    expect(
      await as('visitor').rows(
        `content_cards(where: { id: { _eq: "${contentId('ownInsight')}" } }) { kind question_id author_first_name }`,
      ),
    ).toEqual([{ kind: 'insight', question_id: contentId('elenas'), author_first_name: 'Elena' }])
  })

  it('[GI-01] visitors read the rows behind them, and no others', async () => {
    expect(await namesIn('visitor', 'insights')).toEqual(['approved'])
    expect(await namesIn('visitor', 'insights_questions')).toEqual(['answered', 'elenas'])
    expect(await namesIn('visitor', 'insights_responses')).toEqual(['answer', 'ownInsight'])
    expect(await namesIn('visitor', 'insight_response_domains', 'insight_response_id')).toEqual([
      'answer',
      'ownInsight',
    ])
    expect(await namesIn('visitor', 'insight_audios', 'insight_id')).toEqual(['approved'])
  })

  it('[INS-09, GI-01] recordings can be heard by whoever reads what they belong to, and by its author until it is removed', async () => {
    const heardBy = (caller: CallerName) => namesIn(caller, 'content_recordings', 'item_id')
    for (const caller of ['visitor', 'tom', 'pretender'] as const) expect(await heardBy(caller)).toEqual(['approved'])
    expect(await heardBy('elena')).toEqual(['approved', 'pending', 'rejected'])
    expect(await heardBy('staff')).toEqual(expect.arrayContaining(['approved', 'removed', 'suspended']))
    const fields = 'name media path duration_ms peaks transcript'
    expect(await as('visitor').rows(`content_recordings { ${fields} }`)).toEqual([
      {
        ...{ name: 'Part one', media: 'audio', path: expect.stringContaining(contentId('approved')) },
        ...{ duration_ms: 90_000, peaks: null, transcript: null },
      },
    ])
  })

  it('[GI-01] members read the same, their own in any state, and approved questions that wait for an answer', async () => {
    expect(await namesIn('elena', 'insights')).toEqual(['approved', 'pending', 'rejected'])
    expect(await namesIn('tom', 'insights')).toEqual(['approved'])
    expect(await namesIn('tom', 'insights_questions')).toEqual(['answered', 'elenas', 'unanswered', 'waiting'])
    expect(await namesIn('marcus', 'insights_questions')).toEqual(['answered', 'elenas', 'unanswered'])
    expect(await namesIn('marcus', 'insights_responses')).toEqual(['answer', 'draft', 'ownInsight', 'pendingAnswer'])
    expect(await namesIn('tom', 'insights_responses')).toEqual(['answer', 'ownInsight'])
  })

  it('[INS-14, INS-16] a reason is read by the author and staff', async () => {
    const reasons = async (caller: CallerName) =>
      (await as(caller).rows('insights { reason }')).filter(({ reason }) => reason).length
    expect([await reasons('elena'), await reasons('tom'), await reasons('staff')]).toEqual([1, 0, 2])
    expect(await as('visitor').refusal('{ insights { reason } }')).toBe('validation-failed')
    expect(await as('visitor').refusal('{ insights_responses { rejected_reason } }')).toBe('validation-failed')
  })

  it('[RATE-02] a comment is read by who asked and who answered', async () => {
    const query = 'insight_response_ratings { rating comment }'
    const rating = [{ rating: 5, comment: 'Just what we needed' }]
    for (const caller of ['tom', 'elena', 'staff'] as const) expect(await as(caller).rows(query)).toEqual(rating)
    for (const caller of ['marcus', 'nora'] as const) expect(await as(caller).rows(query)).toEqual([])
    expect(await as('visitor').refusal(`{ ${query} }`)).toBe('validation-failed')
  })

  it('[GI-59] authors see how their own items stand, staff how all do, and others nothing', async () => {
    expect(await as('marcus').rows('content_items(order_by: [{ status: asc }]) { status kind }')).toEqual([
      { status: 'draft', kind: 'answer' },
      { status: 'pending', kind: 'answer' },
    ])
    expect(await as('tom').rows('content_items { status }')).toEqual([])
    expect(await as('staff').rows('content_items { status }')).toHaveLength(11)
    expect(await as('visitor').refusal('{ content_items { status } }')).toBe('validation-failed')
  })

  it('[GI-56] experts see which questions are for them; nobody’s own is', async () => {
    expect(await namesIn('marcus', 'question_matches', 'question_id')).toEqual(
      expect.arrayContaining(['unanswered', 'elenas']),
    )
    expect(await namesIn('elena', 'question_matches', 'question_id')).not.toContain('elenas')
    expect(await as('tom').rows('question_matches { question_id }')).toEqual([])
  })

  it('[GD-13, GI-59] an expert can answer what is approved, for them, and not answered by them yet', async () => {
    // a draft is an answer that was begun
    expect(await namesIn('marcus', 'answerable_questions', 'question_id')).toEqual(['elenas'])
    expect(await namesIn('elena', 'answerable_questions', 'question_id')).toEqual([])
    for (const caller of ['tom', 'victor', 'staff'] as const)
      expect(await namesIn(caller, 'answerable_questions', 'question_id').catch(() => [])).toEqual([])
    expect(await as('visitor').refusal('{ answerable_questions { question_id } }')).toBe('validation-failed')
    const cards = await as('marcus').rows(
      'insights_questions(order_by: { question: asc }) { id answerable { user_id } }',
    )
    expect(cards.map(({ id, answerable }) => [NAMES.get(String(id)), answerable])).toEqual([
      ['answered', []],
      ['elenas', [{ user_id: MARCUS }]],
      ['unanswered', []],
    ])
  })

  it('[DASH-17, DASH-46] the newest of them are found by the categories of the expert’s own topics', async () => {
    const newest = async (caller: CallerName, rows = 3) =>
      namesIn(caller, `own_answerable_questions(args: { page_rows: ${rows} })`, 'question_id')
    expect(await newest('marcus')).toEqual(['elenas'])
    expect(await newest('elena')).toEqual([])
    for (const caller of ['kenji', 'tom'] as const) expect(await newest(caller)).toEqual([])
  })

  it('[GI-41] whether a question was asked of others is decided by who wrote it', async () => {
    const asked = await as('staff').rows('insights_questions { id is_asked }')
    const names = asked.filter(({ is_asked }) => is_asked).map(({ id }) => NAMES.get(String(id)))
    expect(names.sort()).toEqual(['answered', 'refused', 'unanswered', 'waiting'])
  })
})

describe('what people write themselves', () => {
  const insertQuestion = (question: string, more = '') =>
    `mutation { insert_insights_questions_one(object: { question: "${question}", topic_id: "${TOPIC}" ${more} }) { slug user_id is_approved } }`

  it('[RESP-45, GI-41] an expert’s question is pending and has the server’s address, whatever they send', async () => {
    const { data } = await as('elena').ask(insertQuestion(longText('How do we name things'), ', slug: "best-of-all"'))
    expect(data?.insert_insights_questions_one).toEqual({
      ...{ user_id: ELENA, is_approved: null },
      slug: expect.stringMatching(/^how-do-we-name-things-in-fifty-.*-[0-9a-f]{6}$/),
    })
  })

  it('[RESP-07] nobody writes on topics that aren’t theirs, or decides about their own', async () => {
    expect(await as('kenji').refusal(insertQuestion(longText('A topic that is not mine')))).toBe('permission-error')
    expect(await as('tom').refusal(insertQuestion(longText('Clients pay for this')))).toBe('validation-failed')
    for (const more of [', is_approved: true', `, user_id: "${TOM}"`, ', is_system: true', ', response_count: 9'])
      expect(await as('elena').refusal(insertQuestion(longText('Approve me'), more))).toBe('validation-failed')
  })

  it('[RESP-31, RESP-32, RESP-33] a question has 50 to 250 signs', async () => {
    for (const question of ['', 'Too short', 'x'.repeat(251), ' '.repeat(60)])
      expect(await as('elena').refusal(insertQuestion(question))).toBe('permission-error')
  })

  it('[RESP-46, GI-42] people change their undecided questions, and nobody else’s', async () => {
    const change = (name: string) =>
      `update_insights_questions(where: { id: { _eq: "${contentId(name)}" } }, _set: { question: "${longText('Changed')}" })`
    expect(await as('tom').affected(change('waiting'))).toBe(1)
    expect(await as('tom').affected(change('answered'))).toBe(0)
    expect(await as('elena').affected(change('waiting'))).toBe(0)
    expect(await as('elena').affected(change('elenasWaiting'))).toBe(1)
  })

  const insertResponse = (to: string, more = '') =>
    `mutation { insert_insights_responses_one(object: { question_id: "${contentId(to)}", response_type: "text" ${more} }) { status user_id } }`

  it('[RESP-16, GI-43] a response begins as one’s own draft, once for each question', async () => {
    const { data } = await as('elena').ask(insertResponse('unanswered'))
    expect(data?.insert_insights_responses_one).toEqual({ status: 'draft', user_id: ELENA })
    expect(await as('elena').refusal(insertResponse('unanswered'))).toBe('constraint-violation')
  })

  it('[QNA-30] only matched experts answer, and only approved questions', async () => {
    expect(await as('kenji').refusal(insertResponse('answered'))).toBe('permission-error')
    expect(await as('elena').refusal(insertResponse('waiting'))).toBe('permission-error')
    expect(await as('tom').refusal(insertResponse('elenas'))).toBe('validation-failed')
  })

  it('[RESP-17, RESP-18] nobody submits or approves through a table', async () => {
    for (const column of [
      'submitted_for_approval: true',
      'is_approved: true',
      'media_url: "/x"',
      `user_id: "${MARCUS}"`,
    ])
      expect(await as('elena').refusal(insertResponse('answered', `, ${column}`))).toBe('validation-failed')
    for (const column of ['is_approved: true', 'rejected_reason: "x"', 'submitted_for_approval: true'])
      for (const caller of ['elena', 'staff'] as const)
        expect(
          await as(caller).refusal(
            `mutation { update_insights_responses(where: {}, _set: { ${column} }) { affected_rows } }`,
          ),
        ).toBe('validation-failed')
  })

  it('[RESP-47, GI-32] experts write on in drafts and rejected responses of their own', async () => {
    const change = (name: string) =>
      `update_insights_responses(where: { id: { _eq: "${contentId(name)}" } }, _set: { additional_text: "More" })`
    expect(await as('marcus').affected(change('draft'))).toBe(1)
    expect(await as('elena').affected(change('refusedAnswer'))).toBe(1)
    for (const name of ['answer', 'draft']) expect(await as('elena').affected(change(name))).toBe(0)
    expect(await as('marcus').affected(change('pendingAnswer'))).toBe(0)
  })

  it('[RESP-47, GI-01] a response is read by its id: one’s own in any state, anybody’s once it is public', async () => {
    const read = async (caller: CallerName, name: string) =>
      (await as(caller).ask(`{ insights_responses_by_pk(id: "${contentId(name)}") { status } }`)).data
        ?.insights_responses_by_pk
    expect(await read('marcus', 'draft')).toEqual({ status: 'draft' })
    for (const caller of ['elena', 'tom'] as const) {
      expect(await read(caller, 'draft')).toBeNull()
      expect(await read(caller, 'answer')).toEqual({ status: 'approved' })
    }
  })

  it('[RESP-48] experts tag their own open responses', async () => {
    const tag = (name: string, custom: string) =>
      `mutation { insert_insight_response_domains_one(object: { insight_response_id: "${contentId(name)}", custom_domain_name: "${custom}" }) { id } }`
    expect((await as('marcus').ask(tag('draft', 'Wave power'))).errors).toBeUndefined()
    expect(await as('marcus').refusal(tag('draft', 'WAVE power'))).toBe('constraint-violation')
    expect(await as('marcus').refusal(tag('draft', 'software as a service'))).toBe('permission-error')
    expect(await as('marcus').refusal(tag('pendingAnswer', 'Wave power'))).toBe('permission-error')
    expect(await as('elena').refusal(tag('draft', 'Solar power'))).toBe('permission-error')
    const untag = (name: string) =>
      `delete_insight_response_domains(where: { insight_response_id: { _eq: "${contentId(name)}" } })`
    expect(await as('elena').affected(untag('draft'))).toBe(0)
    expect(await as('elena').affected(untag('answer'))).toBe(0)
    expect(await as('marcus').affected(untag('draft'))).toBe(2)
  })
})

describe('votes and saves', () => {
  const vote = (name: string, more = '') =>
    `mutation { insert_content_votes_one(object: { item_id: "${contentId(name)}", vote: "UPVOTE" ${more} }) { vote } }`

  it('[INS-24, GI-13] one vote per person counts, changes and goes', async () => {
    const counts = () =>
      as('visitor').rows(
        `content_cards(where: { id: { _eq: "${contentId('approved')}" } }) { upvote_count downvote_count save_count }`,
      )
    await as('tom').ask(vote('approved'))
    await as('elena').ask(vote('approved'))
    expect(await as('tom').refusal(vote('approved'))).toBe('constraint-violation')
    expect(await counts()).toEqual([{ upvote_count: 2, downvote_count: 0, save_count: 0 }])
    expect(await as('tom').affected('update_content_votes(where: {}, _set: { vote: "DOWNVOTE" })')).toBe(1)
    expect(await counts()).toEqual([{ upvote_count: 1, downvote_count: 1, save_count: 0 }])
    expect(await as('tom').rows('content_votes { item_id vote }')).toEqual([
      { item_id: contentId('approved'), vote: 'DOWNVOTE' },
    ])
    expect(await as('tom').affected('delete_content_votes(where: {})')).toBe(1)
    expect(await counts()).toEqual([{ upvote_count: 1, downvote_count: 0, save_count: 0 }])
  })

  it('[INS-25] nothing is counted for visitors, in another’s name, or for what isn’t public', async () => {
    expect(await as('visitor').refusal(vote('approved'))).toBe('validation-failed')
    expect(await as('pretender').refusal(vote('approved'))).toBe('validation-failed')
    expect(await as('tom').refusal(vote('approved', `, user_id: "${ELENA}"`))).toBe('validation-failed')
    for (const name of ['pending', 'removed', 'suspended', 'early', 'draft'])
      expect(await as('tom').refusal(vote(name))).toBe('permission-error')
    expect(await as('elena').rows('content_votes { item_id }')).toHaveLength(1)
  })

  it('[INS-27, INS-28] what one saves is one’s own', async () => {
    const save = (name: string) =>
      `mutation { insert_content_saves_one(object: { item_id: "${contentId(name)}" }) { item_id } }`
    expect((await as('tom').ask(save('answer'))).errors).toBeUndefined()
    expect(await as('tom').refusal(save('pending'))).toBe('permission-error')
    expect(await as('visitor').refusal(save('answer'))).toBe('validation-failed')
    expect(await as('tom').rows('content_saves { card { save_count } }')).toEqual([{ card: { save_count: 1 } }])
    expect(await as('nora').rows('content_saves { item_id }')).toEqual([])
    expect(await as('nora').affected('delete_content_saves(where: {})')).toBe(0)
    expect(await as('tom').affected('delete_content_saves(where: {})')).toBe(1)
  })
})

describe('answers to rate', () => {
  it('[PROMPT-36, PROMPT-40, GD-42] are what one asked for and viewed, and is public, and nobody else’s', async () => {
    const ids = (who: Parameters<typeof as>[0]) => as(who).rows('viewed_responses { response_id }')
    const [asked, another] = [contentId('askedLater'), contentId('anotherAnswer')]
    await database.query('set sagework.seeding = on')
    await database.query(
      `insert into insights_questions (id, user_id, topic_id, question, is_approved) values ($1, $2, $3, $4, true)`,
      [asked, TOM, TOPIC, longText('Question asked later')],
    )
    await database.query(
      `insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval, is_approved)
       values ($1, $2, $3, 'text', 'Ask ten of them.', true, true)`,
      [another, asked, ELENA],
    )
    for (const item of [another, contentId('answer')])
      await database.query('insert into content_views (item_id, user_id) values ($1, $2)', [item, TOM])
    // the other one is rated
    expect(await ids('tom')).toEqual([{ response_id: another }])
    for (const other of ['nora', 'marcus', 'staff'] as const)
      expect((await as(other).ask('{ viewed_responses { response_id } }')).data?.viewed_responses ?? []).toEqual([])
    expect(await as('visitor').refusal('{ viewed_responses { response_id } }')).toBe('validation-failed')
    await database.query('update users set is_suspended = true where id = $1', [ELENA])
    expect(await ids('tom')).toEqual([])
    await database.query('update users set is_suspended = false where id = $1', [ELENA])
  })
})
