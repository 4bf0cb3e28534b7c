import { beforeAll, describe, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

describe('files for search engines', () => {
  const addressesOf = (body: string) =>
    [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? ''))
  const pageOf = async (address: URL) =>
    addressesOf((await actions.get<string>(`/api${address.pathname}${address.search}`)).body).map(
      ({ pathname }) => pathname,
    )

  it('[X-64] the sitemap’s pages list the public pages and experts with a complete profile, and nobody else', async () => {
    const { status, headers, body } = await actions.get<string>('/api/sitemap.xml')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('application/xml')
    expect(body).toContain('<sitemapindex ')
    const [pages, ...parts] = addressesOf(body)
    expect(pages && (await pageOf(pages))).toEqual([
      ...[
        '/',
        '/pricing',
        '/insights',
        '/question-summary',
        '/advice-offering',
        '/signup',
        '/signup/expert',
        '/terms',
        '/privacy',
      ],
    ])
    const open = await database.query<{ slug: string }>(
      `select slug from users join expert_details on user_id = id
       where is_expert and not is_suspended and profile_complete_percent = 100`,
    )
    expect(open.length).toBeGreaterThan(0)
    const listed = (await Promise.all(parts.map(pageOf))).flat()
    expect(listed.filter((path) => !path.startsWith('/dashboard/')).sort()).toEqual(
      open.map(({ slug }) => `/${slug}`).sort(),
    )
  })

  it('[X-64] a part that doesn’t exist is refused', async () => {
    expect((await actions.get('/api/sitemap.xml?part=g')).status).toBe(400)
  })

  it('[X-64] robots.txt excludes what is behind a login, and has the sitemap’s full URL', async () => {
    const { headers, body } = await actions.get<string>('/api/robots.txt')
    expect(headers.get('content-type')).toContain('text/plain')
    expect(body).toMatch(/^Sitemap: http:\/\/.+\/sitemap\.xml$/m)
    for (const path of ['/admin', '/account', '/invite/', '/api']) expect(body).toContain(`\nDisallow: ${path}\n`)
    for (const path of ['/dashboard/insight_detail/', '/dashboard/qanda_detail/'])
      expect(body).toContain(`\nAllow: ${path}\n`)
    expect(body).not.toMatch(/^Disallow: \/$/m)
  })
})

describe('public pages of content', () => {
  const ELENA = stableUuid('person:elena@sagework.example')
  const TOM = stableUuid('person:tom@client.example')
  const TOPIC = stableUuid('topic:Positioning and messaging')
  const [INSIGHT, QUESTION, ANSWER, RECORDING] = ['insight', 'question', 'answer', 'recording'].map((name) =>
    stableUuid(`heads:${name}`),
  ) as [string, string, string, string]
  const head = async (path: string) =>
    (await actions.get<{ status: number; head: string }>(`/api/page-head?path=${encodeURIComponent(path)}`)).body
  const insightPage = `/dashboard/insight_detail/${INSIGHT}`
  const questionPage = `/dashboard/qanda_detail/${QUESTION}`
  const listed = async (part: string) => (await actions.get<string>(`/api/sitemap.xml?part=${part}`)).body

  beforeAll(async () => {
    await database.query(
      `insert into insights (id, user_id, topic_id, title, brief)
       values ($1, $2, $3, 'Say <what> it is & why', btrim(repeat('Nobody reads further. ', 5)))`,
      [INSIGHT, ELENA, TOPIC],
    )
    await database.query(
      `insert into private.recordings (id, user_id, media, purpose, state, content_type, size_bytes, duration_ms, peaks,
         received_bytes, announced_bytes, transcript)
       values ($1, $2, 'audio', 'insight', 'ready', 'audio/webm', 9, 61000, '{1}', 9, 9,
         '[{"start":0,"end":8,"text":"Read it aloud,"},{"start":8,"end":20,"text":"and stop."}]')`,
      [RECORDING, ELENA],
    )
    await database.query(
      `insert into insight_audios (insight_id, position, path, name, duration, recording_id)
       values ($1, 0, '/api/recordings/' || $2::uuid, 'Aloud', 61, $2::uuid)`,
      [INSIGHT, RECORDING],
    )
    await database.query(
      `insert into insights_questions (id, user_id, topic_id, question) values ($1, $2, $3, 'What should the first line of our home page say to whoever opens it?')`,
      [QUESTION, TOM, TOPIC],
    )
    await database.query('update insights_questions set is_approved = true where id = $1', [QUESTION])
    await database.query(
      `insert into insights_responses (id, question_id, user_id, response_type, response_text, submitted_for_approval)
       values ($1, $2, $3, 'text', 'Say what it is.', true)`,
      [ANSWER, QUESTION, ELENA],
    )
  })

  it('[X-64] don’t exist for visitors until they are approved', async () => {
    for (const path of [insightPage, questionPage, `${questionPage}/${ANSWER}`]) {
      const { status, head: html } = await head(path)
      expect(status).toBe(404)
      expect(html).toContain('content="noindex"')
      expect(html).not.toContain('Nobody reads')
    }
    expect(await listed(`insights-${INSIGHT[0]}`)).not.toContain(INSIGHT)
  })

  it('[X-64] say what they are about, with their own canonical address, and are in the sitemap', async () => {
    await database.query(`update insights set status = 'APPROVED' where id = $1`, [INSIGHT])
    await database.query('update insights_responses set is_approved = true where id = $1', [ANSWER])
    const insight = await head(insightPage)
    expect(insight.status).toBe(200)
    expect(insight.head).toContain('<title>Say &lt;what&gt; it is &amp; why · Sagework</title>')
    expect(insight.head).toContain('"@type":"Article"')
    expect(insight.head).toContain('"duration":"PT61S","transcript":"Read it aloud, and stop."')
    for (const path of [questionPage, `${questionPage}/${ANSWER}`, `/dashboard/qanda_response/${QUESTION}`]) {
      const { status, head: html } = await head(path)
      expect(status).toBe(200)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${questionPage}" />`))
      expect(html).toContain('"text":"Say what it is."')
      expect(html).not.toContain('Ashworth')
    }
    expect(await listed(`insights-${INSIGHT[0]}`)).toMatch(new RegExp(`${insightPage}</loc><lastmod>\\d{4}-`))
    expect(await listed(`questions-${QUESTION[0]}`)).toContain(questionPage)
  })

  it('[X-64] are gone as soon as their author retires them', async () => {
    await database.query('update content_items set retired_at = now() where id in ($1, $2)', [INSIGHT, ANSWER])
    for (const path of [insightPage, questionPage]) expect((await head(path)).status).toBe(404)
    expect(await listed(`insights-${INSIGHT[0]}`)).not.toContain(INSIGHT)
    expect(await listed(`questions-${QUESTION[0]}`)).not.toContain(QUESTION)
  })

  it.each(['/dashboard/insight_detail/x', `/dashboard/qanda_detail/${ELENA}`, `/admin/questions`, '/Elena'])(
    '[X-64] that don’t exist are not found: %s',
    async (path) => {
      expect((await head(path)).status).toBe(404)
    },
  )

  it('[X-64] lists have a title and a description', async () => {
    for (const path of ['/insights', '/question-summary']) {
      const { status, head: html } = await head(path)
      expect(status).toBe(200)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}" />`))
    }
    expect((await actions.get('/api/page-head')).status).toBe(400)
  })
})

describe('public pages of the market', () => {
  const head = async (path: string) =>
    (await actions.get<{ status: number; head: string }>(`/api/page-head?path=${encodeURIComponent(path)}`)).body
  const dataIn = (html: string) => JSON.parse(/<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

  it('[X-64] are the start and the prices, with what is sold today', async () => {
    const [start, prices] = [await head('/'), await head('/pricing')]
    expect(start.head).toContain('<title>Sagework</title>')
    expect(dataIn(start.head)).toMatchObject({ '@type': 'Organization', name: 'Sagework' })
    expect(prices.head).toMatch(/<link rel="canonical" href="[^"]+\/pricing" \/>/)
    const sold = await database.query<{ cents: number }>(
      `select billed_cents as cents from plan_prices where is_sold and catalogue = 'current' and saas_type = 'user' order by sort`,
    )
    expect(sold.length).toBeGreaterThan(0)
    const { offers } = dataIn(prices.head)
    expect(offers.map(({ price }: { price: string }) => price)).toEqual(
      sold.map(({ cents }) => (cents / 100).toFixed(2)),
    )
  })

  it('[X-64] are the profiles that visitors may read: complete ones, of experts who aren’t suspended', async () => {
    const [person] = await database.query<{ id: string; slug: string; first_name: string; designation: string }>(
      `select id, slug, first_name, designation from users join expert_details on user_id = id
       where is_expert and not is_suspended and profile_complete_percent = 100 order by id limit 1`,
    )
    const page = `/${person?.slug}`
    const { status, head: html } = await head(page)
    expect(status).toBe(200)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${page}" />`))
    expect(html).toContain('<meta property="og:type" content="profile" />')
    expect(dataIn(html)).toMatchObject({ '@type': 'ProfilePage', mainEntity: { givenName: person?.first_name } })
    await database.query('update users set is_suspended = true where id = $1', [person?.id])
    const hidden = await head(page)
    expect(hidden.status).toBe(404)
    expect(hidden.head).not.toContain(person?.first_name)
    const [member] = await database.query<{ slug: string }>('select slug from users where not is_expert limit 1')
    for (const path of [`/${member?.slug}`, '/nobody-of-this-name']) expect((await head(path)).status).toBe(404)
  })
})
