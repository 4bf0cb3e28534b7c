import { PAGE_PATTERNS } from '../page-paths.mjs'

/** Pages whose head, and whether they exist, depends on what is published. */
const DESCRIBED =
  /^\/(?:insights|question-summary|pricing|dashboard\/insight_detail\/[^/]+|dashboard\/(?:qanda_detail|qanda_response)\/[^/]+(?:\/[^/]+)?)?\/?$/
/** Any other word is the short name of a profile, or nothing. */
const PROFILE = /^\/([a-z0-9-]+)\/?$/
const FIXED_PAGES = new Set(PAGE_PATTERNS.filter((pattern) => PROFILE.test(pattern)))
/** The page itself is worth more than its description. */
const PATIENCE_MS = 1500
/** Whoever may be signed in reads more than visitors do, and no search engine is. */
const SESSION = /(?:^|;\s*)(?:__Host-)?sagework\.session_token=/
/** What the built page says of itself, and the head replaces. */
const OWN_HEAD =
  /\s*<title>[^<]*<\/title>|\s*<meta name="description"[^>]*>|\s*<meta property="og:(?:type|title|description|url)"[^>]*>/g

/**
 * @param {Pick<import('node:http').IncomingMessage, 'url' | 'headers'>} request
 * @returns {boolean} whether to ask for the head of this page
 */
export function isDescribed({ url = '/', headers }) {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const [, word] = PROFILE.exec(path) ?? []
  const isProfile = word !== undefined && !FIXED_PAGES.has(`/${word}`)
  return (isProfile || DESCRIBED.test(path)) && !SESSION.test(headers.cookie ?? '')
}

/**
 * Asks the actions what a public page is about.
 * @param {string} actionsUrl
 * @param {string} url raw request target
 * @returns {Promise<{ status: 200 | 404, head: string } | null>} null if they can't say now
 */
export async function fetchPageHead(actionsUrl, url) {
  const path = url.split(/[?#]/, 1)[0] ?? '/'
  try {
    const response = await fetch(`${actionsUrl}/api/page-head?path=${encodeURIComponent(decodeURIComponent(path))}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) return null
    const { status, head } = /** @type {{ status: unknown, head: unknown }} */ (await response.json())
    return (status === 200 || status === 404) && typeof head === 'string' ? { status, head } : null
  } catch {
    return null
  }
}

/**
 * @param {string} page the built index.html
 * @param {string} head
 * @returns {string} the page with this head in the place of its own
 */
export function withHead(page, head) {
  // as a function, since a text may contain what a replacement would interpret
  return page.replace(OWN_HEAD, '').replace(/(?=\s*<\/head>)/, () => `\n    ${head}`)
}
