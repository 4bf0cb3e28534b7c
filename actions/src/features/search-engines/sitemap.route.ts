import escapeHtml from 'escape-html'
import { object, string } from 'yup'
import type { Database } from '#platform/database.js'
import { defineRoute } from '#platform/define-route.js'
import { publicInsights, publicQuestions } from './content-pages.store.js'
import { profileSlugs } from './profile-pages.store.js'

const PAGES = [
  '/',
  '/pricing',
  '/insights',
  '/question-summary',
  '/advice-offering',
  '/signup',
  '/signup/expert',
  '/terms',
  '/privacy',
]
/** Each kind stands on sixteen pages by the first digit of its ids, so that a page is one range of a key. */
const DIGITS = [...'0123456789abcdef']
const PARTS = [...DIGITS, ...DIGITS.map((digit) => `insights-${digit}`), ...DIGITS.map((digit) => `questions-${digit}`)]

/**
 * Served as `/sitemap.xml`: an index of the sitemaps of the public pages, and of the experts, insights and questions that
 * visitors may read, a part of them each (X-64).
 */
export const sitemapRoute = defineRoute({
  method: 'get',
  path: '/api/sitemap.xml',
  auth: 'public',
  query: object({ part: string().oneOf(['pages', ...PARTS]) }),
  async handle({ query, response }, { database, config }) {
    const absolute = (path: string) => escapeHtml(new URL(path, config.PUBLIC_URL).href)
    const lines =
      query.part === undefined
        ? ['pages', ...PARTS].map((part) => `  <sitemap><loc>${absolute(`/sitemap.xml?part=${part}`)}</loc></sitemap>`)
        : (await pagesOf(query.part, database)).map(
            ({ path, changedAt }) =>
              `  <url><loc>${absolute(path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
          )
    const root = query.part === undefined ? 'sitemapindex' : 'urlset'
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`,
      )
  },
})

interface ListedAddress {
  path: string
  changedAt?: Date
}

async function pagesOf(part: string, database: Database): Promise<ListedAddress[]> {
  if (part === 'pages') return PAGES.map((path) => ({ path }))
  const digit = part.slice(-1)
  if (part.startsWith('insights-'))
    return (await publicInsights(database, digit)).map(({ id, changedAt }) => ({
      ...{ path: `/dashboard/insight_detail/${id}`, changedAt },
    }))
  if (part.startsWith('questions-'))
    return (await publicQuestions(database, digit)).map(({ id, changedAt }) => ({
      ...{ path: `/dashboard/qanda_detail/${id}`, changedAt },
    }))
  return (await profileSlugs(database, digit)).map((slug) => ({ path: `/${slug}` }))
}
