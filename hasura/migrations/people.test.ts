import { describe, expect, it } from 'vitest'
import { ACTIONS_PATHS, ENGINE_PATHS } from '#scripts/lib/gateway/paths.mjs'
import { createTestDatabase } from '#tests/database.js'
import patterns from '../../web/src/lib/page-patterns.json' with { type: 'json' }

const database = await createTestDatabase()

async function newPerson(first: string, last: string): Promise<{ id: string; slug: string }> {
  const [row] = await database.query<{ id: string; slug: string }>(
    'insert into users (first_name, last_name, is_expert) values ($1, $2, true) returning id, slug',
    [first, last],
  )
  if (!row) throw new Error('no row came back')
  return row
}

async function newExpert(): Promise<string> {
  const { id } = await newPerson('Vera', 'Blum')
  await database.query('insert into expert_details (user_id) values ($1)', [id])
  return id
}

const detailsOf = async (id: string) =>
  (await database.query('select * from expert_details where user_id = $1', [id]))[0]
const add = (table: string, master: string, id: string) =>
  database.query(`insert into ${table} select $1, id from ${master} limit 1`, [id])

describe('profile completion', () => {
  it('[PROF-02, PROF-03] counts five items at a fifth each', async () => {
    const id = await newExpert()
    expect(await detailsOf(id)).toMatchObject({ profile_complete_percent: 0, is_bio_added: false })
    await database.query(`update expert_details set bio = 'b', experience = 'e', work = 'w' where user_id = $1`, [id])
    expect(await detailsOf(id)).toMatchObject({ profile_complete_percent: 60, is_work_added: true })
    await database.query(`update users set profile_pic = '/faces/x.svg' where id = $1`, [id])
    expect(await detailsOf(id)).toMatchObject({ profile_complete_percent: 80, is_profile_photo_uploaded: true })
  })

  it('[PROF-04] counts domain, skill, topic and industry only together', async () => {
    const id = await newExpert()
    await add('expert_domains', 'master_domains', id)
    await add('expert_expertise', 'master_expertise', id)
    await database.query(
      'update expert_details set industry_id = (select id from master_domains limit 1) where user_id = $1',
      [id],
    )
    expect(await detailsOf(id)).toMatchObject({ profile_complete_percent: 0, is_domain_skill_topic_industry: false })
    await add('expert_topics', 'master_topics', id)
    expect(await detailsOf(id)).toMatchObject({ profile_complete_percent: 20, is_domain_skill_topic_industry: true })
    await database.query('delete from expert_topics where user_id = $1', [id])
    expect(await detailsOf(id)).toMatchObject({ profile_complete_percent: 0, is_topic_added: false })
  })

  it('[PROF-05] records a calendar without counting it', async () => {
    const id = await newExpert()
    await database.query(
      `insert into user_accounts (user_id, email, calendly) values ($1, 'vera@x.example', 'https://c.example')`,
      [id],
    )
    expect(await detailsOf(id)).toMatchObject({ profile_complete_percent: 0, is_calender_added: true })
  })

  it('[PROF-09] can’t be written directly, and matches the weightage', async () => {
    const id = await newExpert()
    await database.query(
      `update expert_details set profile_complete_percent = 100, is_bio_added = true where user_id = $1`,
      [id],
    )
    expect(await detailsOf(id)).toMatchObject({
      profile_complete_percent: 0,
      profile_weightage: 0,
      is_bio_added: false,
    })
  })
})

describe('slugs', () => {
  it('lower-case a name, strip accents and hyphenate the rest', async () => {
    expect((await newPerson('José María', "O'Brien–Núñez")).slug).toBe('jose-maria-o-brien-nunez')
  })

  it('distinguish two people of the same name', async () => {
    const [first, second] = [await newPerson('Kim', 'Lee'), await newPerson('Kim', 'Lee')]
    expect(first.slug).toBe('kim-lee')
    expect(second.slug).toBe(`kim-lee-${second.id.replaceAll('-', '').slice(0, 12)}`)
  })

  it('have a fallback for a name without usable letters', async () => {
    expect((await newPerson('🙂', '李')).slug).toMatch(/^member-[0-9a-f]{12}$/)
  })

  it('[OPP-07] never equal a page of the product', async () => {
    const { id, slug } = await newPerson('Pricing', '…')
    expect(slug).toBe(`pricing-${id.replaceAll('-', '').slice(0, 12)}`)
    await expect(database.query(`update users set slug = 'pricing' where id = $1`, [id])).rejects.toThrow(
      'users_slug_not_reserved',
    )
  })

  it('[OPP-07] avoid every first path segment of the client and the public servers', async () => {
    const pages = Object.values(patterns).map((pattern) => pattern.split('/')[1] ?? '')
    const servers = [...ENGINE_PATHS, ...ACTIONS_PATHS].map((path) => path.split('/')[1] ?? '')
    const words = [...new Set([...pages, ...servers])].filter((word) => !word.startsWith(':'))
    expect(words.length).toBeGreaterThan(15)
    const free = await database.query<{ word: string }>(
      `select word from unnest($1::text[]) as word where not private.is_reserved_slug(word) and word ~ '^[a-z0-9-]+$'`,
      [words],
    )
    expect(free).toEqual([])
  })
})

describe('accounts', () => {
  it('follow the sign-in address', async () => {
    await database.query(
      `update auth.users set email = 'thomas@client.example', email_verified = false where email = 'tom@client.example'`,
    )
    const rows = await database.query(
      `select is_email_verified from user_accounts where email = 'thomas@client.example'`,
    )
    expect(rows).toEqual([{ is_email_verified: false }])
  })

  it('lose every session on suspension', async () => {
    const [{ id } = { id: '' }] = await database.query<{ id: string }>(
      `select id from auth.users where email = 'nora@brightwater.example'`,
    )
    await database.query(
      `insert into auth.sessions (user_id, token, expires_at) values ($1, 't', now() + interval '1 day')`,
      [id],
    )
    await database.query('update users set is_suspended = true where id = $1', [id])
    expect(await database.query('select id from auth.sessions where user_id = $1', [id])).toEqual([])
  })
})
