import escapeHtml from 'escape-html'
import { object, string } from 'yup'
import { defineRoute } from '#platform/define-route.js'
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
/** Profiles stand on sixteen pages by the first digit of their ids, so that a page is one range of a key. */
const PARTS = [...'0123456789abcdef']

/**
 * Served as `/sitemap.xml`: an index of the sitemaps of the public pages and of the experts whose profiles visitors may
 * read, a part of them each (X-64).
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
        : (query.part === 'pages' ? PAGES : (await profileSlugs(database, query.part)).map((slug) => `/${slug}`)).map(
            (path) => `  <url><loc>${absolute(path)}</loc></url>`,
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
