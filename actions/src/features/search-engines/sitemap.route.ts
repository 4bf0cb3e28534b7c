import escapeHtml from 'escape-html'
import { defineRoute } from '#platform/define-route.js'

const PAGES = ['/', '/pricing', '/insights', '/question-summary', '/signup', '/signup/expert', '/terms', '/privacy']
/** A sitemap may list up to 50,000 URLs. */
const PROFILES_MAX = 10_000

/** Served as `/sitemap.xml`: the public pages, and experts whose profiles visitors may read. */
export const sitemapRoute = defineRoute({
  method: 'get',
  path: '/api/sitemap.xml',
  auth: 'public',
  async handle({ response }, { database, config }) {
    const experts = await database
      .selectFrom('users')
      .innerJoin('expert_details', 'expert_details.user_id', 'users.id')
      .where('users.is_expert', '=', true)
      .where('users.is_suspended', '=', false)
      .where('expert_details.profile_complete_percent', '=', 100)
      .orderBy('users.slug')
      .limit(PROFILES_MAX)
      .select('users.slug')
      .execute()
    const paths = [...PAGES, ...experts.map(({ slug }) => `/${slug}`)]
    const lines = paths.map((path) => `  <url><loc>${escapeHtml(new URL(path, config.PUBLIC_URL).href)}</loc></url>`)
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
      )
  },
})
