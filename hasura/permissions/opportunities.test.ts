import { describe, expect, it } from 'vitest'
import { createMarket, ELENA, KENJI, MARCUS, POST_NAMES, type PostName, postId } from './market.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)
const everyPost = `where: { id: { _in: [${POST_NAMES.map((name) => `"${postId(name)}"`).join(', ')}] } }`

/** The posts this caller gets from a root. */
async function postsOf(caller: CallerName, root = 'opportunities', key = 'id'): Promise<PostName[]> {
  const where = key === 'id' ? everyPost : everyPost.replace('{ id:', `{ ${key}:`)
  const rows = await as(caller).rows(`${root}(${where}) { ${key} }`)
  const ids = new Set(rows.map((row) => row[key]))
  return POST_NAMES.filter((name) => ids.has(postId(name)))
}

const OPEN: PostName[] = ['fractional', 'project', 'inProgress', 'closed']

describe('opportunities', () => {
  it('[GO-03] the poster sees drafts and deleted posts of their own', async () => {
    expect(await postsOf('nora')).toEqual(['draft', 'takenBack', ...OPEN, 'deleted'])
  })

  it('[GO-03] anyone signed in sees what staff approved and nothing else', async () => {
    expect(await postsOf('tom')).toEqual(OPEN)
    expect(await postsOf('kenji')).toEqual(OPEN)
  })

  it('[GO-03] a deleted post is visible to an expert who had applied, but not to one who had only viewed it', async () => {
    expect(await postsOf('marcus')).toEqual([...OPEN, 'deleted'])
    expect(await postsOf('elena')).toEqual(OPEN)
  })

  it('staff see every post', async () => {
    expect(await postsOf('staff')).toEqual(POST_NAMES)
  })

  it('a visitor sees none', async () => {
    expect(await as('visitor').refusal('{ opportunities { id } }')).toBe('validation-failed')
  })

  it('[GO-03] a hidden post can’t be fetched by id either', async () => {
    const { data } = await as('tom').ask(`{ opportunities_by_pk(id: "${postId('draft')}") { title } }`)
    expect(data).toEqual({ opportunities_by_pk: null })
  })

  it('counts only visible posts', async () => {
    const count = async (caller: CallerName) =>
      (await as(caller).ask(`{ opportunities_aggregate(${everyPost}) { aggregate { count } } }`)).data
    expect(await count('tom')).toEqual({ opportunities_aggregate: { aggregate: { count: OPEN.length } } })
    expect(await count('nora')).toEqual({ opportunities_aggregate: { aggregate: { count: POST_NAMES.length - 1 } } })
  })

  it.each(['posted_by', 'company_id', 'review_status', 'review_reason', 'close_comments'])(
    'does not have %s for users',
    async (column) => {
      expect(await as('nora').refusal(`{ opportunities { ${column} } }`)).toBe('validation-failed')
      expect(await as('nora').refusal(`{ opportunities(order_by: { ${column}: asc }) { id } }`)).toBe(
        'validation-failed',
      )
    },
  )

  it.each(['nora', 'elena', 'staff'] as const)('[GO-02] %s has no table to write posts through', async (caller) => {
    const fields = Object.keys((await as(caller).schema()).getMutationType()?.getFields() ?? {})
    expect(fields.filter((field) => /^(insert|update|delete)_opportunit/.test(field))).toEqual([])
  })
})

describe('parts of an opportunity', () => {
  it.each(['opportunity_topics'])('%s are visible with the post', async (root) => {
    expect(await postsOf('tom', root, 'opportunity_id')).toEqual(OPEN)
    expect(await postsOf('nora', root, 'opportunity_id')).toHaveLength(POST_NAMES.length - 1)
  })

  it('the poster’s files are visible with the post, applicants’ files to them and the poster', async () => {
    const names = async (caller: CallerName) => (await as(caller).rows('opportunity_documents { asset_name }')).length
    expect(await names('nora')).toBe(3)
    expect(await names('elena')).toBe(2)
    expect(await names('kenji')).toBe(1)
    expect(await names('tom')).toBe(2)
  })

  it('reviews are visible to the poster', async () => {
    expect(await postsOf('nora', 'opportunity_reviews', 'opportunity_id')).toHaveLength(POST_NAMES.length - 1)
    expect(await postsOf('elena', 'opportunity_reviews', 'opportunity_id')).toEqual([])
  })

  it('earlier versions are visible to staff', async () => {
    expect(await as('staff').rows('opportunity_versions { version_no }')).toEqual([{ version_no: 1 }])
    expect(await as('nora').refusal('{ opportunity_versions { version_no } }')).toBe('validation-failed')
  })
})

describe('trackings', () => {
  const people = async (caller: CallerName) =>
    (await as(caller).rows('opportunity_trackings { user_id status }'))
      .map((row) => `${row.user_id} ${row.status}`)
      .sort()

  it('[GO-04] an expert sees only their own', async () => {
    expect(await people('elena')).toEqual([`${ELENA} interested`, `${ELENA} rejected`, `${ELENA} viewed`])
  })

  it('[GO-04] the poster sees applicants, but never people who only viewed', async () => {
    expect(await people('nora')).toEqual([`${ELENA} interested`, `${ELENA} rejected`, `${MARCUS} closed`].sort())
  })

  it('[GO-13] an expert closed with the post, without having applied, stays hidden from the poster', async () => {
    expect(await people('kenji')).toEqual([`${KENJI} closed`])
    expect((await people('nora')).filter((row) => row.startsWith(KENJI))).toEqual([])
  })

  it('[GO-04] others see nothing', async () => {
    expect(await people('tom')).toEqual([])
  })

  it('[GO-04] an applicant’s contact details are visible to the poster only', async () => {
    const reach = async (caller: CallerName) => (await as(caller).rows('opportunity_applicants { email }')).length
    expect(await reach('nora')).toBe(3)
    expect(await reach('elena')).toBe(0)
    expect(await reach('tom')).toBe(0)
  })
})
