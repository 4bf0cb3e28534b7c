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
  it('[X-64] the sitemap lists the public pages and experts with a complete profile, and nobody else', async () => {
    const { status, headers, body } = await actions.get<string>('/api/sitemap.xml')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('application/xml')
    const named = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
    const open = await database.query<{ slug: string }>(
      `select slug from users join expert_details on user_id = id
       where is_expert and not is_suspended and profile_complete_percent = 100 order by slug`,
    )
    expect(open.length).toBeGreaterThan(0)
    expect(named).toEqual([
      '/',
      '/pricing',
      '/insights',
      '/question-summary',
      '/signup',
      '/signup/expert',
      '/terms',
      '/privacy',
      ...open.map(({ slug }) => `/${slug}`),
    ])
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
