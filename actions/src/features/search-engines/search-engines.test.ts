import { beforeAll, describe, expect, it } from 'vitest'
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
    expect(listed.sort()).toEqual(open.map(({ slug }) => `/${slug}`).sort())
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
