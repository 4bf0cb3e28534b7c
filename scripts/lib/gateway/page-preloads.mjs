import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROUTES = 'src/app/routes'
const LAYOUT = 'src/app/layouts/member-layout.tsx'
/** What experts see, and everybody else: which of them it is isn't known yet. */
const HOMES = [
  'src/features/home/expert-home.tsx',
  'src/features/dashboard/expert-dashboard.tsx',
  'src/features/conversations/home/ai-home.tsx',
  'src/features/opportunities/own-posts/own-posts-brief.tsx',
]
const RESULTS = ['src/features/search/results/found-card.tsx', 'src/features/search/results/subject-chips.tsx']

/**
 * What the pages consist of that people open first. Without it, the browser learns of each part from the one before: the
 * application, the layout, the page, and what they share.
 * @type {{ page: RegExp, members: string[], visitors: string[] }[]}
 */
export const FIRST_PAGES = [
  {
    page: /^\/$/,
    members: [LAYOUT, `${ROUTES}/home.tsx`, `${ROUTES}/dashboard.tsx`, ...HOMES],
    visitors: [`${ROUTES}/home.tsx`, 'src/features/landing/landing-screen.tsx'],
  },
  {
    page: /^\/dashboard$/,
    members: [LAYOUT, `${ROUTES}/dashboard.tsx`, ...HOMES],
    visitors: [`${ROUTES}/login.tsx`],
  },
  {
    page: /^\/opportunity-summary$/,
    members: [LAYOUT, `${ROUTES}/opportunity-summary.tsx`],
    visitors: [`${ROUTES}/login.tsx`],
  },
  {
    page: /^\/dashboard\/opportunity_detail\/[^/]+$/,
    members: [LAYOUT, `${ROUTES}/opportunity-detail.tsx`],
    visitors: [`${ROUTES}/login.tsx`],
  },
  both(/^\/global-search$/, 'global-search', RESULTS),
  both(/^\/insights$/, 'content/insights'),
  both(/^\/dashboard\/insight_detail\/[^/]+$/, 'content/insight-detail'),
  both(/^\/question-summary$/, 'content/question-summary'),
  both(/^\/dashboard\/qanda_detail\/[^/]+(\/[^/]+)?$/, 'content/question-detail'),
  both(/^\/my-profile\/[^/]+\/[^/]+$/, 'profile'),
  both(/^\/pricing$/, 'pricing'),
  { page: /^\/login$/, members: [`${ROUTES}/login.tsx`], visitors: [`${ROUTES}/login.tsx`] },
  { page: /^\/signup$/, members: [`${ROUTES}/sign-up.tsx`], visitors: [`${ROUTES}/sign-up.tsx`] },
]

/** A page that visitors may open, too. */
function both(page, route, parts = []) {
  const own = [`${ROUTES}/${route}.tsx`, ...parts]
  return { page, members: [LAYOUT, ...own], visitors: own }
}

/** Only a hint: whoever has no valid session gets the visitors' page a moment later. */
const SESSION = /(?:^|;\s*)(?:__Host-)?sagework\.session_token=/

/**
 * @param {string} folder a build of the client
 * @returns {(request: import('node:http').IncomingMessage) => string | null} the header `Link` for a page: the chunks to
 * fetch beside the application
 */
export function pagePreloads(folder) {
  const pages = preloadsByPage(folder)
  return ({ url = '/', headers }) => {
    const pathname = url.split(/[?#]/, 1)[0] ?? ''
    const found = pages.find(({ page }) => page.test(pathname))
    return (found && (SESSION.test(headers.cookie ?? '') ? found.members : found.visitors)) || null
  }
}

/**
 * The header `Link` of every page of `FIRST_PAGES`, for members and for visitors.
 * @param {string} folder a build of the client
 * @returns {{ page: RegExp, members: string, visitors: string }[]}
 */
export function preloadsByPage(folder) {
  const file = path.join(folder, '.vite/manifest.json')
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const entry = filesOf(manifest, ['index.html'])
  const entryLinks = existsSync(file) ? [...linksBefore(folder), ...[...entry].map(linkOf)] : []
  const linkTo = (modules) => {
    const own = [...filesOf(manifest, modules)].filter((name) => !entry.has(name))
    return own.length > 0 ? [...entryLinks, ...own.map(linkOf)].join(', ') : ''
  }
  return FIRST_PAGES.map(({ page, members, visitors }) => ({
    page,
    members: linkTo(members),
    visitors: linkTo(visitors),
  }))
}

const linkOf = (name) =>
  name.endsWith('.css') ? `</${name}>; rel=preload; as=style; crossorigin` : `</${name}>; rel=modulepreload`

/**
 * What is wanted before any chunk: the script in the head, the settings and the fonts. A browser has six connections for all
 * of it, and takes what the header names before what the document does.
 */
function linksBefore(folder) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const fonts = [...page.matchAll(/href="([^"]+\.woff2)"/g)].map(([, href]) => href)
  return [
    '</start.js>; rel=preload; as=script',
    '</api/config>; rel=preload; as=fetch; crossorigin',
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; crossorigin`),
  ]
}

/** The files of these modules and of all that they import statically. */
function filesOf(manifest, modules, found = new Set(), seen = new Set()) {
  for (const name of modules) {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) continue
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
    filesOf(manifest, chunk.imports ?? [], found, seen)
  }
  return found
}
