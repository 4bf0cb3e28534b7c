import { beforeAll, describe, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import {
  BRIGHTWATER,
  createMarket,
  ELENA,
  KENJI,
  MARCUS,
  NORA,
  type PostName,
  postId,
  VICTOR,
} from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const ON_PROJECT = stableUuid('post:on a project')
const all = '{ opportunity_id expert_id }'
const END = { before: 'infinity', beforeId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

const pairs = async (caller: CallerName, where = '{}') =>
  (await as(caller).rows(`opportunity_matches(where: ${where}) ${all}`)).map((row) => row as Record<string, string>)

const expertsOf = async (opportunityId: string) =>
  (
    await database.query<{ id: string }>(
      'select expert_id as id from opportunity_matches where opportunity_id = $1 order by 1',
      [opportunityId],
    )
  ).map(({ id }) => id)

/** The field of the expert's list, from the beginning or from a cursor. */
async function own(caller: CallerName, size = 20, cursor = END) {
  const { before, beforeId } = cursor
  const rows = await as(caller).rows(
    `own_opportunity_matches(args: { before: "${before}", before_id: "${beforeId}", page_size: ${size} },
      order_by: [{ published_at: desc }, { opportunity_id: desc }]) { opportunity_id expert_id published_at }`,
  )
  return rows.map((row) => row as { opportunity_id: string; expert_id: string; published_at: string })
}

beforeAll(async () => {
  await database.query(`begin;
    set local sagework.seeding = on;
    update users set is_suspended = false where id = '${VICTOR}';
    delete from expert_topics; delete from expert_domains; delete from expert_expertise;
    update expert_details set country_id = null;
    insert into expert_topics select '${ELENA}', topic_id from opportunity_topics limit 1;
    insert into expert_topics select '${MARCUS}', topic_id from opportunity_topics limit 1;
    insert into opportunities (id, type, status, title, brief, posted_by, assigned_expert_id)
      values ('${ON_PROJECT}', 'hire-expert-on-project', 'published', 'On a project', repeat('x', 120), '${NORA}', '${VICTOR}');
    insert into opportunity_topics select '${ON_PROJECT}', topic_id from opportunity_topics limit 1;
    insert into opportunity_package_experts values ('${postId('project')}', '${KENJI}');
    commit`)
})

describe('matching', () => {
  const other = (column: 'topic' | 'domain' | 'expertise' | 'country', master = `master_${column}s`) =>
    `(select id from ${master} order by id desc limit 1)`

  it.each([
    [
      'topic',
      `insert into opportunity_topics values ($1, ${other('topic')}); insert into expert_topics values ($2, ${other('topic')})`,
    ],
    [
      'domain',
      `insert into opportunity_domains values ($1, ${other('domain')}); insert into expert_domains values ($2, ${other('domain')})`,
    ],
    [
      'skill',
      `insert into opportunity_skills values ($1, ${other('expertise', 'master_expertise')});
       insert into expert_expertise values ($2, ${other('expertise', 'master_expertise')})`,
    ],
    [
      'country',
      `update opportunities set country_id = ${other('country', 'master_countries')} where id = $1;
       update expert_details set country_id = ${other('country', 'master_countries')} where user_id = $2`,
    ],
  ])('[INT-04, GO-27] one shared %s is enough, and is named', async (criterion, sql) => {
    const id = stableUuid(`post:by ${criterion}`)
    const post = `insert into opportunities (id, type, status, title, brief, posted_by)
      values ($1, 'project', 'draft', 'x', repeat('x', 120), '${NORA}')`
    const bare = [post, ...sql.split(';')].map((one) => one.replaceAll('$1', `'${id}'`).replaceAll('$2', `'${VICTOR}'`))
    expect(await expertsOf(id)).toEqual([])
    await database.query(`begin; set local sagework.seeding = on; ${bare.join(';')}; commit`)
    const rows = await database.query(
      'select expert_id, strength, reasons from opportunity_matches where opportunity_id = $1',
      [id],
    )
    expect(rows).toEqual([
      { expert_id: VICTOR, strength: 1, reasons: [{ criterion, id: expect.any(String), name: expect.any(String) }] },
    ])
  })

  it('[INT-05, GO-28] package experts match as well as everybody else', async () => {
    expect(await expertsOf(postId('project'))).toEqual([ELENA, KENJI, MARCUS].sort())
  })

  it('[INT-06, GO-28] a hire-expert-on-project with an assigned expert matches that expert only', async () => {
    expect(await expertsOf(ON_PROJECT)).toEqual([VICTOR])
    const id = `'${ON_PROJECT}'`
    await database.query(`update opportunities set assigned_expert_id = null where id = ${id}`)
    expect(await expertsOf(ON_PROJECT)).toEqual([ELENA, MARCUS].sort())
    await database.query(`update opportunities set assigned_expert_id = '${VICTOR}' where id = ${id}`)
  })

  it('[INT-09] nobody matches their own post, and neither do suspended people or people who are no experts', async () => {
    const change = (sql: string) => database.query(sql)
    const own = stableUuid('post:own')
    await change(`insert into opportunities (id, type, title, brief, posted_by)
      values ('${own}', 'project', 'x', repeat('x', 120), '${ELENA}');
      insert into opportunity_topics select '${own}', topic_id from expert_topics where user_id = '${ELENA}'`)
    expect(await expertsOf(own)).toEqual([MARCUS])
    await change(`delete from opportunities where id = '${own}'`)
    await change(`update users set is_suspended = true where id = '${MARCUS}'`)
    expect(await expertsOf(postId('project'))).not.toContain(MARCUS)
    await change(`update users set is_suspended = false, is_expert = false where id = '${MARCUS}'`)
    expect(await expertsOf(postId('project'))).not.toContain(MARCUS)
    await change(`update users set is_expert = true where id = '${MARCUS}'`)
  })
})

describe('who sees a match', () => {
  it('[GO-27, X-32] experts see their own, of posts that staff approved', async () => {
    const rows = await pairs('elena')
    expect(new Set(rows.map((row) => row.expert_id))).toEqual(new Set([ELENA]))
    const names: PostName[] = ['fractional', 'project', 'inProgress', 'closed']
    expect(rows.map((row) => row.opportunity_id).sort()).toEqual(names.map(postId).sort())
  })

  it('the poster sees those of their posts, in any status; others see none', async () => {
    const rows = await pairs(
      'nora',
      `{ opportunity_id: { _in: ["${postId('draft')}", "${postId('project')}", "${postId('foreignDraft')}"] } }`,
    )
    expect(new Set(rows.map((row) => row.opportunity_id))).toEqual(new Set([postId('draft'), postId('project')]))
    expect(new Set(rows.map((row) => row.expert_id))).toEqual(new Set([ELENA, MARCUS, KENJI]))
    expect(await pairs('tom')).toEqual([])
    expect(await as('visitor').refusal(`{ opportunity_matches ${all} }`)).toBe('validation-failed')
  })

  it('[X-32, GO-82] a match of a fractional post says nothing about who posted it, until interest is shown', async () => {
    const poster = 'opportunity { title poster { user_id user { first_name } company { company_name } } }'
    const match = `opportunity_matches(where: { opportunity_id: { _eq: "${postId('fractional')}" } }) { reasons ${poster} application { status } }`
    const ownMatch = `own_opportunity_matches(args: { before: "infinity", before_id: "${END.beforeId}", page_size: 20 },
        where: { opportunity_id: { _eq: "${postId('fractional')}" } }) { reasons ${poster} }`
    for (const root of [match, ownMatch]) {
      const hidden = JSON.stringify(await as('marcus').rows(root))
      expect(hidden).toContain('planted in opportunities.title of fractional')
      expect(hidden).not.toMatch(new RegExp(`${NORA}|${BRIGHTWATER}|Nora|Brightwater`))
    }
    expect(JSON.stringify(await as('elena').rows(match))).toContain('Brightwater')
    // nor can it be guessed by filtering or sorting
    const guess = `opportunity_matches(where: { opportunity: { poster: { user_id: { _eq: "${NORA}" } } } }) ${all}`
    const found = (await as('marcus').rows(guess)).map((row) => row.opportunity_id)
    expect(found).not.toContain(postId('fractional'))
  })

  it('staff see all', async () => {
    const rows = await pairs('staff', `{ opportunity_id: { _eq: "${postId('foreignDraft')}" } }`)
    expect(rows.map((row) => row.expert_id).sort()).toEqual([ELENA, MARCUS].sort())
  })
})

describe('an expert’s newest matches', () => {
  const LATER = stableUuid('post:later')
  const publish = (id: string, at: string, poster = NORA) =>
    database.query(`begin; set local sagework.seeding = on;
      insert into opportunities (id, type, status, title, brief, posted_by, published_at)
        values ('${id}', 'project', 'published', 'x', repeat('x', 120), '${poster}', '${at}');
      insert into opportunity_topics select '${id}', topic_id from expert_topics where user_id = '${ELENA}' limit 1;
      commit`)
  const ids = async (caller: CallerName) => (await own(caller)).map((row) => row.opportunity_id)

  it('are the open ones, page after page, each once', async () => {
    await publish(LATER, '2030-01-01')
    await publish(stableUuid('post:same moment'), '2030-01-01')
    await database.query(`insert into opportunity_package_experts values ('${LATER}', '${ELENA}')`)
    const rows = await own('elena')
    const newest = [LATER, stableUuid('post:same moment')].sort().reverse()
    expect(rows.map((row) => row.opportunity_id).slice(0, 2)).toEqual(newest)
    expect(
      rows
        .map((row) => row.opportunity_id)
        .slice(2)
        .sort(),
    ).toEqual([postId('project')])
    expect(new Set(rows.map((row) => row.expert_id))).toEqual(new Set([ELENA]))
    const paged: string[] = []
    let cursor = END
    for (let page = await own('elena', 1, cursor); page[0]; page = await own('elena', 1, cursor)) {
      paged.push(page[0].opportunity_id)
      cursor = { before: page[0].published_at, beforeId: page[0].opportunity_id }
    }
    expect(paged).toEqual(rows.map((row) => row.opportunity_id))
  })

  it('are those of the asker, who can’t ask for somebody else', async () => {
    expect(await ids('kenji')).toEqual([postId('project')])
    expect(await ids('victor')).toEqual([ON_PROJECT])
    expect(await ids('nora')).toEqual([])
    const asOther = `{ own_opportunity_matches(args: { hasura_session: "{}", before: "infinity", before_id: "${ELENA}", page_size: 1 }) ${all} }`
    expect(await as('kenji').refusal(asOther)).toBe('validation-failed')
  })

  it('leave out their own posts without making a page short', async () => {
    await publish(stableUuid('post:of elena'), '2031-01-01', ELENA)
    expect((await own('elena', 1)).map((row) => row.published_at.slice(0, 4))).toEqual(['2030'])
  })

  it('[GO-27] leave out posts of suspended posters, which take no interest, until the suspension ends', async () => {
    const before = await ids('elena')
    expect(before).toContain(LATER)
    await database.query(`update users set is_suspended = true where id = '${NORA}'`)
    expect(await ids('elena')).toEqual([])
    // approved meanwhile
    const approved = stableUuid('post:approved meanwhile')
    await publish(approved, '2032-01-01')
    expect(await ids('elena')).toEqual([])
    await database.query(`update users set is_suspended = false where id = '${NORA}'`)
    expect(await ids('elena')).toEqual([approved, ...before])
    await database.query(`begin; set local sagework.seeding = on;
      delete from opportunities where id = '${approved}'; commit`)
  })

  it.each(['interested', 'pending', 'accepted', 'rejected', 'opted out'])(
    '[GO-27, X-05] leave out what they answered, now %s, without making a page short',
    async (status) => {
      const answer = (value: string, at: string) =>
        database.query(`begin; set local sagework.seeding = on;
          insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
            values ('${LATER}', '${ELENA}', '${value}', ${at})
            on conflict (opportunity_id, user_id) do update set status = excluded.status, interest_shown_at = excluded.interest_shown_at;
          commit`)
      await answer('viewed', 'null')
      expect(await ids('elena')).toContain(LATER)
      await answer(status, 'now()')
      expect(await ids('elena')).not.toContain(LATER)
      expect(await own('elena', 2)).toHaveLength(2)
      await database.query(`begin; set local sagework.seeding = on;
        delete from opportunity_trackings where opportunity_id = '${LATER}' and user_id = '${ELENA}'; commit`)
    },
  )

  it.each([
    ['closes', `update opportunities set status = 'closed' where id = '${LATER}'`],
    ['opens again', `update opportunities set status = 'published' where id = '${LATER}'`],
    [
      'asks for something else',
      `delete from opportunity_topics where opportunity_id = '${LATER}'; delete from opportunity_package_experts where opportunity_id = '${LATER}'`,
    ],
    [
      'asks for it again',
      `insert into opportunity_topics select '${LATER}', topic_id from expert_topics where user_id = '${ELENA}'`,
    ],
    ['is deleted', `delete from opportunities where id = '${LATER}'`],
  ])('follow a post that %s', async (_, sql) => {
    await database.query(`begin; set local sagework.seeding = on; ${sql}; commit`)
    const isThere = (await expertsOf(LATER)).includes(ELENA) && !sql.includes("'closed'")
    expect((await ids('elena')).includes(LATER)).toBe(isThere)
  })

  it('are taken from an index that says the same as the rows it is made of', async () => {
    const columns = 'opportunity_id, value_id, published_at, posted_by'
    const differences = `select ${columns} from private.wanted_criteria except select ${columns} from private.open_criteria
      union all (select ${columns} from private.open_criteria except select ${columns} from private.wanted_criteria)`
    expect(await database.query(differences)).toEqual([])
    expect(await database.query('select from private.open_criteria limit 1')).toHaveLength(1)
  })
})
