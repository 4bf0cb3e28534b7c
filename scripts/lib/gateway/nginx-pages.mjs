import { pageHeaders } from './page-headers.mjs'

/** nginx refuses a longer word in its configuration. */
const WORD_CHARACTERS_MAX = 3500

/** Set in deploy/web/default.conf.template when the image starts: its own sockets, and what the operator has chosen. */
const ORIGINS = ['$socket_origin', '$analytics_origin', '$location_origins']

/**
 * The headers of a page as nginx directives.
 * @param {string} page the built index.html
 * @returns {string}
 */
export function nginxHeaders(page) {
  return Object.entries(pageHeaders(page, ORIGINS, '$calendar_origin'))
    .map(([name, value]) => `add_header ${name} "${value}";\n`)
    .join('')
}

/**
 * The header `Link` as `$page_preloads`, by address and by whether somebody may be signed in.
 * @param {readonly { page: RegExp, members: string, visitors: string }[]} pages
 * @returns {string}
 */
export function nginxPreloads(pages) {
  const members = partsOf('preloads_of_members', pages, ({ members: links }) => links)
  const visitors = partsOf('preloads_of_visitors', pages, ({ visitors: links }) => links)
  return [
    ...members.maps,
    ...visitors.maps,
    'map $http_cookie $page_preloads {',
    `  "~(^|;\\s*)(__Host-)?sagework\\.session_token=" "${members.value}";`,
    `  default "${visitors.value}";`,
    '}',
    '',
  ].join('\n')
}

function partsOf(name, pages, linksOf) {
  const rows = pages.map((row) => ({ page: row.page, parts: split(linksOf(row)) }))
  const count = Math.max(...rows.map(({ parts }) => parts.length))
  const maps = Array.from({ length: count }, (_, part) => [
    `map $request_uri $${name}_${part} {`,
    ...rows.filter(({ parts }) => parts[part]).map(({ page, parts }) => `  "~${patternOf(page)}" "${parts[part]}";`),
    '  default "";',
    '}',
  ]).flat()
  return { maps, value: Array.from({ length: count }, (_, part) => `$${name}_${part}`).join('') }
}

/** The same addresses with their query, which `$request_uri` still has. */
function patternOf(page) {
  return page.source.replaceAll('\\/', '/').replace(/\$$/, '(\\?|$)')
}

function split(links) {
  const parts = ['']
  for (const link of links.split(/(?<=, )/)) {
    const last = parts.at(-1) ?? ''
    if (last.length + link.length > WORD_CHARACTERS_MAX) parts.push(link)
    else parts[parts.length - 1] = last + link
  }
  return parts
}
