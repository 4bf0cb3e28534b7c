import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { expect, it } from 'vitest'
import { nginxPreloads } from '#scripts/lib/gateway/nginx-pages.mjs'
import { FIRST_PAGES, pagePreloads, preloadsByPage } from '#scripts/lib/gateway/page-preloads.mjs'
import { temporaryFolder } from '#tests/environment.js'

const web = path.resolve(import.meta.dirname, '../../../web')
const LAYOUT = 'src/app/layouts/member-layout.tsx'

function build(manifest: Record<string, object>): string {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, '.vite'))
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, 'index.html'), '<link rel="preload" href="/assets/inter.woff2" as="font" />')
  return folder
}

const request = (url: string, cookie?: string) => ({ url, headers: { cookie } }) as IncomingMessage
const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js' },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['_shell.js'] },
  [LAYOUT]: { file: 'assets/layout.js', imports: ['_shell.js'] },
  'src/app/routes/opportunity-summary.tsx': { file: 'assets/list.js', imports: ['_shared.js', '_shell.js'] },
  'src/app/routes/login.tsx': { file: 'assets/login.js' },
}

const FIRST =
  '</api/config>; rel=preload; as=fetch; crossorigin, ' +
  '</assets/index.js>; rel=modulepreload, </assets/shell.js>; rel=modulepreload'
const FONT = '</assets/inter.woff2>; rel=preload; as=font; crossorigin'

it('members are told of the layout, the page, what it shares, and last the fonts; visitors of the page that they get', () => {
  const preloadsOf = pagePreloads(build(MANIFEST))
  const members =
    `${FIRST}, </assets/layout.js>; rel=modulepreload, </assets/list.js>; rel=modulepreload, ` +
    `</assets/shared.js>; rel=modulepreload, </assets/shared.css>; rel=preload; as=style; crossorigin, ${FONT}`
  expect(preloadsOf(request('/opportunity-summary?x=1', 'a=b; sagework.session_token=s'))).toBe(members)
  expect(preloadsOf(request('/opportunity-summary', '__Host-sagework.session_token=s'))).toBe(members)
  expect(preloadsOf(request('/opportunity-summary'))).toBe(`${FIRST}, </assets/login.js>; rel=modulepreload, ${FONT}`)
  // what a home consists of, the page itself knows
  const home = `${FIRST}, </assets/layout.js>; rel=modulepreload, ${FONT}`
  expect(preloadsOf(request('/dashboard', 'sagework.session_token=s'))).toBe(home)
  expect(preloadsOf(request('/assets/index.js'))).toBeNull()
  expect(preloadsOf(request('/notices', 'sagework.session_token=s'))).toBeNull()
})

it('a build without a manifest is served without hints', () => {
  expect(pagePreloads(temporaryFolder())(request('/'))).toBeNull()
})

it('names modules that exist', () => {
  const modules = [
    ...FIRST_PAGES.flatMap(({ members, visitors }) => [...members, ...visitors]),
    ...Object.values<string[]>(JSON.parse(readFileSync(path.join(web, 'first-parts.json'), 'utf8'))).flat(),
  ]
  expect(modules.filter((module) => !existsSync(path.join(web, module)))).toEqual([])
})

it('the containers’ nginx finds the same by address and cookie, in words short enough for it', () => {
  const folder = build({
    ...MANIFEST,
    '_shared.js': {
      file: 'assets/shared.js',
      css: Array.from({ length: 100 }, (_, index) => `assets/shared-sheet-${index}-a1b2c3d4.css`),
    },
  })
  const written = nginxPreloads(preloadsByPage(folder))
  for (const word of written.match(/"[^"]*"/g) ?? []) expect(word.length).toBeLessThan(4096)
  const linkFor = (url: string, cookie = '') => readMaps(written, { request_uri: url, http_cookie: cookie })
  const preloadsOf = pagePreloads(folder)
  const [member, other] = ['a=b; __Host-sagework.session_token=s', 'x-sagework.session_token=s']
  for (const url of ['/', '/dashboard', '/dashboard?x=1', '/dashboard/opportunity_detail/1?tab=a/b', '/login?next=%2F'])
    for (const cookie of ['', member, other])
      expect([url, cookie, linkFor(url, cookie)]).toEqual([url, cookie, preloadsOf(request(url, cookie)) ?? ''])
  expect([linkFor('/notices', member), linkFor('/dashboards', member), linkFor('/x/dashboard')]).toEqual(['', '', ''])
})

/** What nginx makes of these maps: the first expression that fits, or the default, with variables filled in. */
function readMaps(written: string, given: Record<string, string>): string {
  const known = { ...given }
  for (const [, source = '', name = '', body = ''] of written.matchAll(/^map \$(\w+) \$(\w+) \{\n([\s\S]*?)\n\}$/gm)) {
    const rows = [...body.matchAll(/^ {2}(?:"~(.*?)"|default) "(.*)";$/gm)]
    const found = rows.find(([, pattern]) => pattern === undefined || new RegExp(pattern).test(known[source] ?? ''))
    known[name] = (found?.[2] ?? '').replace(/\$(\w+)/g, (_, variable) => known[variable] ?? '')
  }
  return known.page_preloads ?? ''
}
