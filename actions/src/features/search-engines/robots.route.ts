import { postableTypes } from '#contract/opportunities/types.js'
import { defineRoute } from '#platform/define-route.js'

/** Pages behind a login, and links that contain a token. */
const HIDDEN = [
  '/account',
  '/admin',
  '/api',
  '/dashboard',
  ...new Set(postableTypes().map(({ form }) => form.address)),
  '/invite/',
  '/login/',
  '/my-profile/',
  '/notices',
  '/opportunity-summary',
  '/reset-password',
  '/v1/',
  '/verify-email',
]

/** Pages of everybody within what is hidden: the longer path decides. */
const SHOWN = ['/dashboard/insight_detail/', '/dashboard/qanda_detail/']

/** Served as `/robots.txt`. */
export const robotsRoute = defineRoute({
  method: 'get',
  path: '/api/robots.txt',
  auth: 'public',
  async handle({ response }, { config }) {
    const lines = [
      'User-agent: *',
      ...HIDDEN.map((path) => `Disallow: ${path}`),
      ...SHOWN.map((path) => `Allow: ${path}`),
      `Sitemap: ${config.PUBLIC_URL}/sitemap.xml`,
    ]
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`)
  },
})
