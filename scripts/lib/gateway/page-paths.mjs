import { readFileSync } from 'node:fs'

// The client's router takes the same file, and needs no build to be read here. All else is not found.
const FILE = new URL('../../../web/src/lib/page-patterns.json', import.meta.url)
/** @type {string[]} */
export const PAGE_PATTERNS = Object.values(JSON.parse(readFileSync(FILE, 'utf8')))

const PAGE = new RegExp(
  `^(?:${PAGE_PATTERNS.map((pattern) => pattern.replace(/\/:slug$/, '/[a-z0-9-]+').replace(/:\w+/g, '[^/]+')).join('|')})/?$`,
)

/**
 * @param {string} target request target as it came
 * @returns {boolean} whether the client has a page there; who a short name belongs to, only the page finds out
 */
export function isPage(target) {
  return PAGE.test(decodeURIComponent(target.split(/[?#]/, 1)[0] ?? ''))
}
