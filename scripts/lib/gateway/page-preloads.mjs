import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What the bundler, too, puts together for these pages. */
const FILE = new URL('../../../web/first-parts.json', import.meta.url)
/** @type {Record<'members' | 'visitors' | 'landing' | 'login' | 'home' | 'expertHome' | 'companyHome' | 'search' | 'list' | 'detail', string[]>} */
const PARTS = JSON.parse(readFileSync(FILE, 'utf8'))
const ROUTES = 'src/app/routes'
/** The rest of a home is named by the page itself, which knows whose it is, and asks for the token first (web/start.js). */
const HOME = PARTS.members
/** What visitors get instead of a page for members. */
const LOGIN = [...PARTS.visitors, ...PARTS.login]
const SIGN_UP = ['src/app/layouts/auth-layout.tsx', `${ROUTES}/sign-up.tsx`]

/**
 * What the pages consist of that people open first. Without it, the browser learns of each part from the one before: the
 * application, the layout, the page, and what they share.
 * @type {{ page: RegExp, members: string[], visitors: string[] }[]}
 */
export const FIRST_PAGES = [
  { page: /^\/$/, members: [`${ROUTES}/home.tsx`, ...HOME], visitors: PARTS.landing },
  { page: /^\/dashboard$/, members: HOME, visitors: LOGIN },
  { page: /^\/opportunity-summary$/, members: [...PARTS.members, ...PARTS.list], visitors: LOGIN },
  {
    page: /^\/dashboard\/opportunity_detail\/[^/]+$/,
    members: [...PARTS.members, ...PARTS.detail],
    visitors: LOGIN,
  },
  both(/^\/global-search$/, PARTS.search),
  both(/^\/insights$/, [`${ROUTES}/content/insights.tsx`]),
  both(/^\/dashboard\/insight_detail\/[^/]+$/, [`${ROUTES}/content/insight-detail.tsx`]),
  both(/^\/question-summary$/, [`${ROUTES}/content/question-summary.tsx`]),
  both(/^\/dashboard\/qanda_detail\/[^/]+(\/[^/]+)?$/, [`${ROUTES}/content/question-detail.tsx`]),
  both(/^\/my-profile\/[^/]+\/[^/]+$/, [`${ROUTES}/profile.tsx`]),
  both(/^\/pricing$/, [`${ROUTES}/pricing.tsx`]),
  { page: /^\/login$/, members: PARTS.login, visitors: PARTS.login },
  { page: /^\/signup$/, members: SIGN_UP, visitors: SIGN_UP },
]

/** A page that visitors may open, too. */
function both(page, own) {
  return { page, members: [...PARTS.members, ...own], visitors: [...PARTS.visitors, ...own] }
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
  const entryLinks = existsSync(file) ? [SETTINGS, ...[...entry].map(linkOf)] : []
  const fonts = existsSync(file) ? fontLinks(folder) : []
  const linkTo = (modules) => {
    const own = [...filesOf(manifest, modules)].filter((name) => !entry.has(name))
    return own.length > 0 ? [...entryLinks, ...own.map(linkOf), ...fonts].join(', ') : ''
  }
  return FIRST_PAGES.map(({ page, members, visitors }) => ({
    page,
    members: linkTo(members),
    visitors: linkTo(visitors),
  }))
}

const linkOf = (name) =>
  name.endsWith('.css') ? `</${name}>; rel=preload; as=style; crossorigin` : `</${name}>; rel=modulepreload`

/** Wanted before the first render, and answered sooner than a chunk. */
const SETTINGS = '</api/config>; rel=preload; as=fetch; crossorigin'

/**
 * The fonts come last: nothing is painted before the code has run, and a browser has six connections for all of it. It takes
 * what the header names before what the document does.
 */
function fontLinks(folder) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const fonts = [...page.matchAll(/href="([^"]+\.woff2)"/g)].map(([, href]) => href)
  return fonts.map((href) => `<${href}>; rel=preload; as=font; crossorigin`)
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
