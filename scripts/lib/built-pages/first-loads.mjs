import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * How much JavaScript a first visit to a page may load, in KB of gzip: the application, the page's layout, and the page
 * itself, without what they load later; and the same with the parts that are shown at once, although they load by themselves.
 * Those that are above the limit have their own, 2% above what they were: they are to come down, and may not grow; and so
 * have the two that visitors see before they know us.
 */
const LIMIT_KB = 130
const OWN_LIMITS_KB = {
  landing: 115,
  login: 115,
  'posting/opportunities-editor': 269,
  'posting/post-creator': 269,
  'account/account-expertise': 222,
  'opportunity-detail': 163,
  'admin/admin-transfer': 159,
  'admin/admin-opportunities': 157,
  'account/account-security': 150,
  'content/create-question': 147,
  'admin/admin-ledger': 147,
  'account/account': 145,
  'admin/admin-purchases': 140,
  'admin/admin-rewards': 139,
  'admin/admin-credit-requests': 136,
  'income/income-payout': 134,
  'credits/wizling-request': 133,
  'credits/wizling-transactions': 133,
}

const ROUTES = 'src/app/routes/'
const ALWAYS = 'index.html'
const MEMBER_LAYOUT = 'src/app/layouts/member-layout.tsx'
/** What people are shown first; the bundler, too, puts these together (web/chunks.ts). */
const FIRST = JSON.parse(readFileSync(new URL('../../../web/first-parts.json', import.meta.url), 'utf8'))
/** @type {Record<string, string[]>} */
const WITH_PARTS = {
  landing: FIRST.landing,
  'the home of an expert': [...FIRST.members, ...FIRST.home, ...FIRST.expertHome],
  'the home of a company': [...FIRST.members, ...FIRST.home, ...FIRST.companyHome],
  'what a search finds': [...FIRST.members, ...FIRST.search],
}
/** Pages with the narrow layout of signing in. */
const AUTH_LAYOUT = 'src/app/layouts/auth-layout.tsx'
const WITH_AUTH_LAYOUT =
  /^(login|login-link|sign-up|forgot-password|reset-password|verify-email|invite|account\/unsubscribe)$/
const KB = 1024

/**
 * @param {string} folder a build of the client with its manifest
 * @param {{ limitKb?: number, ownLimitsKb?: Readonly<Record<string, number>>, withParts?: Record<string, string[]> }} [limits]
 * @returns {string[]} the pages that load more than they may, in words
 */
export function firstLoadFaults(
  folder,
  { limitKb = LIMIT_KB, ownLimitsKb = OWN_LIMITS_KB, withParts = WITH_PARTS } = {},
) {
  /** @type {Record<string, { file: string, imports?: string[], isDynamicEntry?: boolean }>} */
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'))
  const sizes = new Map()
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length)
    return sizes.get(file)
  }
  return pagesOf(manifest, withParts).flatMap(({ name, parts }) => {
    const files = [...reachable(manifest, parts)].map((key) => manifest[key]?.file ?? '')
    const kb = files.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0) / KB
    const most = ownLimitsKb[name] ?? limitKb
    return kb > most ? [`${name} loads ${kb.toFixed(1)} KB of JavaScript at first; its limit is ${most} KB`] : []
  })
}

/** Each page with what it consists of. */
function pagesOf(manifest, withParts) {
  const routes = Object.keys(manifest).filter((key) => key.startsWith(ROUTES) && manifest[key]?.isDynamicEntry)
  return [
    ...Object.entries(withParts).map(([name, parts]) => ({ name, parts: [ALWAYS, ...parts] })),
    ...routes.map((route) => {
      const name = route.slice(ROUTES.length).replace(/\.tsx$/, '')
      return { name, parts: [ALWAYS, WITH_AUTH_LAYOUT.test(name) ? AUTH_LAYOUT : MEMBER_LAYOUT, route] }
    }),
  ]
}

/** These chunks with all that they import statically. */
function reachable(manifest, keys, found = new Set()) {
  for (const key of keys) {
    if (found.has(key)) continue
    if (!manifest[key]) throw new Error(`The build's manifest has no ${key}.`)
    found.add(key)
    reachable(manifest, manifest[key].imports ?? [], found)
  }
  return found
}
