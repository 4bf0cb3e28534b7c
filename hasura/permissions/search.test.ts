import { beforeAll, describe, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { arrangeContent, contentId } from './content.testkit.js'
import { createMarket, ELENA, KENJI, MARCUS, NORA, postId, TOM, VICTOR } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
await arrangeContent(database)
const as = await openPermissions(database)

const CALLERS = ['visitor', 'pretender', 'tom', 'nora', 'jonas', 'elena', 'marcus', 'kenji', 'victor'] as const
type Caller = (typeof CALLERS)[number]
const MEMBERS = CALLERS.filter((caller) => caller !== 'visitor' && caller !== 'pretender')

/** Each group's function, and what its hits name. */
const GROUPS = {
  search_opportunities: 'opportunity_id',
  search_experts: 'user_id',
  search_questions: 'question_id',
  search_insights: 'content_id',
  search_advices: 'advice_id',
  search_use_cases: 'use_case_id',
} as const

const OFFER = stableUuid('offer:open')
const CLOSED_OFFER = stableUuid('offer:closed')
const FOR_MARCUS = stableUuid('post:search for marcus')

/** A made-up word that stands in one place alone, where it stands, and who finds what by it. */
const PLANTED: readonly { word: string; sql: string; finds: Partial<Record<Caller, string>> }[] = [
  // none of them a typo of another
  ...(
    [
      ['draft', 'flumtorvic', ['nora']],
      ['foreignDraft', 'gavrenthul', []],
      ['takenBack', 'wixolpandre', []],
      ['deleted', 'brunqathem', []],
      ['closed', 'yestovirkal', ['nora']],
      ['fractional', 'opmundrisk', MEMBERS],
    ] as const
  ).map(([name, word, finders]) => ({
    word,
    sql: `update opportunities set brief = brief || ' ${word}' where id = '${postId(name)}'`,
    finds: Object.fromEntries(finders.map((caller) => [caller, postId(name)])),
  })),
  {
    word: 'quibblemarcus',
    sql: `update opportunities set title = 'quibblemarcus' where id = '${FOR_MARCUS}'`,
    finds: { marcus: FOR_MARCUS, nora: FOR_MARCUS },
  },
  // who posts a role, and for which company, is hidden from experts, so nobody finds a role by them (X-32)
  {
    word: 'hiddenbrook',
    sql: `update companies set company_name = 'Hiddenbrook' where id = (select company_id from users where id = '${NORA}')`,
    finds: {},
  },
  { word: 'hiddenposter', sql: `update users set last_name = 'Hiddenposter' where id = '${NORA}'`, finds: {} },
  {
    word: 'opensecret',
    sql: `update expert_details set bio = 'opensecret', profile_complete_percent = 100 where user_id = '${ELENA}'`,
    finds: Object.fromEntries(CALLERS.map((caller) => [caller, ELENA])),
  },
  {
    word: 'memberword',
    sql: `update expert_details set work = 'memberword' where user_id = '${ELENA}'`,
    finds: Object.fromEntries(MEMBERS.map((caller) => [caller, ELENA])),
  },
  {
    word: 'suspendedword',
    sql: `update expert_details set bio = 'suspendedword' where user_id = '${VICTOR}'`,
    finds: {},
  },
  { word: 'clientword', sql: `update users set last_name = 'Clientword' where id = '${TOM}'`, finds: {} },
  ...(['approved', 'pending', 'rejected', 'removed', 'suspended'] as const).map((name) => ({
    word: `insightword${name}`,
    sql: `update insights set brief = brief || ' insightword${name}' where id = '${contentId(name)}'`,
    finds: name === 'approved' ? Object.fromEntries(CALLERS.map((caller) => [caller, contentId(name)])) : {},
  })),
  ...(['answered', 'unanswered', 'waiting', 'refused'] as const).map((name) => ({
    word: `asked${name}`,
    sql: `update insights_questions set question = question || ' asked${name}' where id = '${contentId(name)}'`,
    finds: Object.fromEntries(
      (name === 'answered' ? CALLERS : name === 'unanswered' ? MEMBERS : []).map((caller) => [caller, contentId(name)]),
    ),
  })),
  ...(['answer', 'pendingAnswer', 'draft', 'refusedAnswer'] as const).map((name) => ({
    word: `said${name.toLowerCase()}`,
    sql: `update insights_responses set response_text = 'said${name.toLowerCase()}' where id = '${contentId(name)}'`,
    finds: name === 'answer' ? Object.fromEntries(CALLERS.map((caller) => [caller, contentId('answered')])) : {},
  })),
  {
    word: 'offerword',
    sql: `update advice_offerings set subtopic = repeat('offerword ', 4) || 'call' where id = '${OFFER}'`,
    finds: Object.fromEntries(CALLERS.map((caller) => [caller, OFFER])),
  },
  {
    word: 'closedoffer',
    sql: `update advice_offerings set subtopic = repeat('closedoffer ', 4) || 'call' where id = '${CLOSED_OFFER}'`,
    finds: {},
  },
]

beforeAll(async () => {
  await database.query(`begin;
    set local sagework.seeding = on;
    insert into opportunities (id, type, status, title, brief, posted_by, company_id, assigned_expert_id)
      select '${FOR_MARCUS}', type, 'published', 'For one', brief, posted_by, company_id, '${MARCUS}'
      from opportunities where id = '${postId('fractional')}';
    insert into advice_offerings (id, user_id, topic_id, subtopic, description, duration, price_cents, enabled)
      select id::uuid, '${KENJI}', (select id from master_topics order by id limit 1), repeat('A call ', 6) || 'call', repeat('x', 120), 30, 8000, is_open
      from (values ('${OFFER}', true), ('${CLOSED_OFFER}', false)) as offer (id, is_open);
    ${PLANTED.map(({ sql }) => sql).join(';\n')};
    commit`)
})

const groupsFor = (caller: Caller) =>
  Object.entries(GROUPS).filter(
    ([root]) => root !== 'search_opportunities' || (MEMBERS as readonly string[]).includes(caller),
  )

const askedWith = (filter: Record<string, unknown>) => JSON.stringify(filter).replace(/"(\w+)":/g, '$1:')

/** The ids that a search finds in all groups. A page with its count has the same ones, and counts them. */
async function find(caller: Caller, filter: Record<string, unknown>) {
  const given = askedWith(filter)
  const found = await Promise.all(
    groupsFor(caller).map(async ([root, id]) => {
      const { data } = await as(caller).ask(`{
        rows: ${root}(args: { filter: ${given}, skip: 0, page_rows: 24 }, order_by: { place: asc }) { ${id} place }
        counted: ${root}_aggregate(args: { filter: ${given}, skip: 0, page_rows: 24, with_count: true }, order_by: { place: asc }) {
          aggregate { count }
          nodes { ${id} place shown { id } }
        }
      }`)
      const { rows, counted } = data as { rows: Hit[]; counted: { aggregate: { count: number }; nodes: Hit[] } }
      expect(counted.nodes, `${root} shows what it finds`).toEqual(
        rows.map((row) => ({ ...row, shown: { id: row[id] } })),
      )
      expect(counted.aggregate.count, `${root} counts what it finds`).toBe(rows.length)
      return rows.map((row) => row[id])
    }),
  )
  return found.flat()
}

type Hit = Record<string, unknown>

/** What somebody might type to get at a word. */
const attempts = (word: string, turn: number) =>
  [word, word.toUpperCase(), `${word} growth`, `"${word}"`, word.slice(0, -1), `${word.slice(0, 3)}${word.slice(4)}`][
    turn % 6
  ] ?? word

describe('what a search finds', () => {
  it.each(CALLERS)('[GD-49, SRCH-11] %s finds planted words only where they may read them', async (caller) => {
    for (const { word, finds } of PLANTED)
      expect(await find(caller, { words: word }), word).toEqual(finds[caller] ? [finds[caller]] : [])
  })

  it.each(CALLERS)('[GD-49] nor does %s get at others by typing them differently', async (caller) => {
    for (const [turn, { word, finds }] of PLANTED.entries()) {
      const others = PLANTED.flatMap((other) => Object.values(other.finds)).filter((id) => id !== finds[caller])
      const ids = await find(caller, { words: attempts(word, turn), isBegun: true })
      if (!finds[caller]) {
        const hidden = [postId('draft'), postId('foreignDraft'), postId('deleted'), VICTOR, CLOSED_OFFER]
        expect(
          ids.filter((id) => hidden.includes(String(id)) && !(caller === 'nora' && id === postId('draft'))),
        ).toEqual([])
      } else expect(others.length).toBeGreaterThan(0)
    }
  })

  it('[SRCH-09] visitors don’t learn who has which skill by choosing it', async () => {
    const [skill] = await database.query<{ id: string }>(
      `select expertise_id as id from expert_expertise where user_id = '${ELENA}' limit 1`,
    )
    expect(await find('visitor', { words: 'opensecret', expertise: [skill?.id] })).toEqual([])
    expect(await find('tom', { words: 'opensecret', expertise: [skill?.id] })).toEqual([ELENA])
  })

  it.each([
    ['topics', ['no-id']],
    ['topics', [7]],
    ['expertise', ['77af6b40']],
    ['expertise', 'all of them'],
  ])('[GD-49] narrowed by %s that are %j, it says what is wrong, in every group', async (name, ids) => {
    for (const [root, id] of Object.entries(GROUPS)) {
      const filter = `{ words: "growth", ${name}: ${JSON.stringify(ids)} }`
      const { errors } = await as('tom').ask(
        `{ ${root}(args: { filter: ${filter}, skip: 0, page_rows: 10 }) { ${id} } }`,
      )
      expect(errors, root).toEqual([
        { message: `"${name}" of a search is a list of ids`, extensions: { code: 'data-exception', path: '$' } },
      ])
    }
  })

  it('forgets who was suspended, and knows them again afterwards', async () => {
    await database.query(`update users set is_suspended = true where id = '${ELENA}'`)
    expect(await find('tom', { words: 'opensecret' })).toEqual([])
    expect(await find('tom', { words: 'insightwordapproved' })).toEqual([])
    await database.query(`update users set is_suspended = false where id = '${ELENA}'`)
    expect(await find('tom', { words: 'opensecret' })).toEqual([ELENA])
    expect(await find('visitor', { words: 'insightwordapproved' })).toEqual([contentId('approved')])
  })
})

describe('a page and its count', () => {
  /** A page of each group, with what else is counted. */
  const page = async (caller: Caller, filter: Record<string, unknown>, skip: number, rows: number) => {
    const given = askedWith(filter)
    const asked = groupsFor(caller).map(([root]) => root)
    const { data } = await as(caller).ask(
      `{${asked
        .map(
          (root) => `${root}: ${root}_aggregate(
          args: { filter: ${given}, skip: ${skip}, page_rows: ${rows}, with_count: true }, order_by: { place: asc }
        ) { aggregate { count } nodes { place shown { id } } }`,
        )
        .join(' ')}}`,
    )
    type Counted = { aggregate: { count: number }; nodes: { place: number | null; shown: { id: string } | null }[] }
    return Object.entries(data as Record<string, Counted>).map(([root, { aggregate, nodes }]) => ({
      ...{ root, count: aggregate.count },
      shown: nodes.flatMap(({ shown }) => shown?.id ?? []),
      places: nodes.flatMap(({ place }) => place ?? []),
    }))
  }

  it.each([
    ['by a word', { words: 'marketing' }],
    ['by one of two words', { words: 'marketing gibberishness' }],
    ['by more words than usual', { words: 'marketing '.repeat(7) }],
    ['as it is typed', { words: 'mark', isBegun: true }],
  ])('[GD-49, SRCH-12] %s, pages follow each other, and each counts all of them', async (_, filter) => {
    for (const caller of ['visitor', 'tom', 'elena'] as const) {
      const whole = await page(caller, filter, 0, 24)
      const pages = [await page(caller, filter, 0, 2), await page(caller, filter, 2, 2)]
      expect(whole.some(({ shown }) => shown.length > 2)).toBe(true)
      for (const [at, { root, count, shown }] of whole.entries()) {
        expect(count, root).toBeGreaterThanOrEqual(shown.length)
        expect(new Set(shown).size, root).toBe(shown.length)
        for (const [number, one] of pages.entries()) {
          const expected = shown.slice(2 * number, 2 * number + 2)
          expect(one[at], `${caller} ${root}, page ${number + 1}`).toEqual({
            ...{ root, count, shown: expected, places: expected.map((_id, place) => place + 1) },
          })
        }
      }
    }
  })

  it('[GD-49] narrowed by a topic, with words and without, they say the same', async () => {
    const [topic] = await database.query<{ id: string }>(
      'select topic_id as id from expert_topics group by topic_id order by count(*) desc, topic_id limit 1',
    )
    for (const words of ['', 'marketing']) {
      const filter = { words, topics: [topic?.id] }
      const [whole, second] = [await page('tom', filter, 0, 24), await page('tom', filter, 1, 1)]
      expect(whole.some(({ count }) => count > 1)).toBe(true)
      for (const [at, { count, shown }] of whole.entries()) {
        expect(count).toBe(shown.length)
        expect(second[at]).toMatchObject({ count, shown: shown.slice(1, 2) })
      }
    }
  })

  it('[GD-49] whoever is suspended is neither shown nor counted', async () => {
    const experts = async () => (await page('tom', { words: 'opensecret' }, 0, 10))[1]
    expect(await experts()).toMatchObject({ root: 'search_experts', count: 1, shown: [ELENA] })
    // behind the triggers' back: the row filter decides, whatever the functions return
    const suspend = (isSuspended: boolean) =>
      database.query(`begin; set local session_replication_role = replica;
        update users set is_suspended = ${isSuspended} where id = '${ELENA}'; commit`)
    await suspend(true)
    expect.soft(await experts()).toMatchObject({ root: 'search_experts', count: 0, shown: [] })
    await suspend(false)
  })
})

describe('how words are understood', () => {
  it.each([
    ['a typo', 'opensceret'],
    ['swapped letters in a short name', 'elnea'],
    ['capitals and signs', '  OpenSecret! '],
    ['a common word beside it', 'the opensecret'],
    ['more words, most of which it has', 'opensecret elena gibberishness'],
  ])('[GD-49] %s', async (_, words) => {
    expect(await find('tom', { words })).toContain(ELENA)
  })

  it('a synonym finds what is written out, and the other way round', async () => {
    await database.query(`update expert_details set bio = 'She wrote the go-to-market plan' where user_id = '${ELENA}'`)
    for (const words of ['gtm', 'GTM plan', 'go to market'])
      expect(await find('tom', { words }), words).toContain(ELENA)
  })

  it.each([
    ['the plural of an abbreviation', 'SDRs', 'She trains people in sales development'],
    ['two words that are typed as one', 'coldstart', 'She solves the cold start'],
    ['a hyphen where there is none', 'cold-start', 'She solves the cold start'],
    ['a word that is typed as two', 'grape vine', 'She reads the grapevine'],
    ['two words with a sign between them', 'zymurgy/malting', 'She knows zymurgy and malting'],
    [
      'words that only ask for something',
      'looking for an expert who can help with zymurgy please',
      'She knows zymurgy',
    ],
    ['a link to a profile', 'https://www.linkedin.com/in/elena-marchetti/?trk=x', 'She knows zymurgy'],
  ])('[GD-49] %s', async (_, words, bio) => {
    await database.query(`update expert_details set bio = '${bio}' where user_id = '${ELENA}'`)
    expect(await find('tom', { words })).toContain(ELENA)
  })

  it('[GD-49] what belongs to a field is found by the field’s name, though nothing in it says so', async () => {
    const approved = contentId('approved')
    const [before] = await database.query<{ id: string; name: string }>(
      `select field.id, objective_name as name from content_items as item join master_topics as topic on topic.id = topic_id
       join master_objectives as field on field.id = objective_id where item.id = '${approved}'`,
    )
    await database.query(
      'insert into expert_topics (user_id, topic_id) select $1, id from master_topics where objective_id = $2 on conflict do nothing',
      [KENJI, before?.id],
    )
    const rename = (name: string | undefined) =>
      database.query('update master_objectives set objective_name = $1 where id = $2', [name, before?.id])
    await rename('Quizzletry')
    for (const caller of ['tom', 'visitor'] as const)
      expect(await find(caller, { words: 'quizzletry' })).toContain(approved)
    expect(await find('tom', { words: 'quizzletry' })).toContain(KENJI)
    await rename(before?.name)
    expect(await find('tom', { words: 'quizzletry' })).toEqual([])

    // a topic that moves takes along what is about it
    const [moved] = await database.query<{ id: string }>(
      `insert into master_objectives (objective_name) values ('Quizzletry') returning id`,
    )
    await database.query(
      `update master_topics set objective_id = $1 where id = (select topic_id from content_items where id = '${approved}')`,
      [moved?.id],
    )
    expect(await find('tom', { words: 'quizzletry' })).toEqual(expect.arrayContaining([approved, KENJI]))
  })

  it('[GD-49] members find experts by where they live, which visitors can’t read', async () => {
    await database.query(
      `update expert_details set country_id = (select id from master_countries where country_name = 'Iceland') where user_id = '${ELENA}'`,
    )
    expect(await find('tom', { words: 'experts in Iceland' })).toContain(ELENA)
    expect(await find('visitor', { words: 'experts in Iceland' })).not.toContain(ELENA)
    const rename = (from: string, to: string) =>
      database.query('update master_countries set country_name = $2 where country_name = $1', [from, to])
    await rename('Iceland', 'Frostmark')
    expect(await find('tom', { words: 'Frostmark' })).toContain(ELENA)
    await rename('Frostmark', 'Iceland')
  })

  it('an abbreviation of two things finds both, and neither of them finds the other', async () => {
    await database.query(`update expert_details set bio = 'Chief revenue officer' where user_id = '${ELENA}'`)
    await database.query(`update expert_details set bio = 'Conversion rate optimization' where user_id = '${MARCUS}'`)
    const both = await find('tom', { words: 'CRO' })
    expect(both).toEqual(expect.arrayContaining([ELENA, MARCUS]))
    expect(await find('tom', { words: 'chief revenue officer' })).not.toContain(MARCUS)
    expect(await find('tom', { words: 'conversion rate optimization' })).not.toContain(ELENA)
  })

  it('an abbreviation with signs is found as such, and not by what an apostrophe leaves of a word', async () => {
    await database.query(`update expert_details set bio = 'What I''m good at' where user_id = '${ELENA}'`)
    await database.query(`update expert_details set bio = 'Advises on M&A' where user_id = '${MARCUS}'`)
    const found = await find('tom', { words: 'M&A' })
    expect(found).toContain(MARCUS)
    expect(found).not.toContain(ELENA)
  })

  it('[GD-49] each connection keeps apart what it read of several searches', async () => {
    await database.query(`update expert_details set bio = 'zorp' where user_id = '${ELENA}'`)
    await database.query(`update expert_details set bio = 'zorpling' where user_id = '${MARCUS}'`)
    for (const _ of [1, 2, 3]) {
      expect(await find('tom', { words: 'zorp' })).toEqual([ELENA])
      expect(await find('tom', { words: 'zorpling' })).toEqual([MARCUS])
      const begun = await find('tom', { words: 'zorp', isBegun: true })
      expect(begun.toSorted()).toEqual([ELENA, MARCUS].toSorted())
    }
    // what was read a moment ago as a word that nobody uses
    expect(await find('tom', { words: 'thriceread' })).not.toContain(KENJI)
    await database.query(`update expert_details set bio = 'thriceread' where user_id = '${KENJI}'`)
    expect(await find('tom', { words: 'thriceread' })).toContain(KENJI)
  })

  it('words that answers alone are looked for with find nothing else', async () => {
    await database.query(`update expert_details set bio = 'She wrote a questionnaire' where user_id = '${ELENA}'`)
    expect(await find('tom', { words: 'questionnaire' })).toContain(ELENA)
    expect(await find('tom', { words: 'poll' })).not.toContain(ELENA)
  })

  it('words that are unlike any find nothing', async () => {
    expect(await find('tom', { words: 'xqzvwkjhgf' })).toEqual([])
    expect(await find('tom', { words: '!!! ???' })).toEqual([])
    expect(await find('tom', { words: `'; drop table users; --` })).toEqual([])
  })

  it('[SRCH-06] topics and skills beside them are those that are named, then those that results have', async () => {
    const rows = await as('tom').rows(
      `search_subjects(args: { filter: { words: "account-based" }, page_rows: 20 }, order_by: { place: asc }) { kind name }`,
    )
    expect(rows[0]).toEqual({ kind: 'topic', name: 'Account-based marketing' })
    const open = await as('visitor').rows(
      `search_subjects(args: { filter: { words: "marketing" }, page_rows: 50 }) { kind }`,
    )
    expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(['topic']))
  })
})
