import { readFileSync } from 'node:fs'

// The client's router reads the same file, so no build is needed here. Any other path is not found.
const FILE = new URL('../../../web/src/lib/page-patterns.json', import.meta.url)
/** @type {string[]} */
export const PAGE_PATTERNS = Object.values(JSON.parse(readFileSync(FILE, 'utf8')))

const PAGE = new RegExp(
  `^(?:${PAGE_PATTERNS.map((pattern) => pattern.replace(/\/:slug$/, '/[a-z0-9-]+').replace(/:\w+/g, '[^/]+')).join('|')})/?$`,
)

/**
 * @param {string} target raw request target
 * @returns {boolean} whether the client has such a page; whether a short name exists is up to the page
 */
export function isPage(target) {
  return PAGE.test(decodeURIComponent(target.split(/[?#]/, 1)[0] ?? ''))
}
