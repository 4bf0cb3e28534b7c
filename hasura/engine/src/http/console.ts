import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HttpAnswer, HttpRequest } from './http-types.js'

/** Where the console's built page lies, seen from the sources and from dist. */
const ASSET_FOLDERS = ['../../../../dist/hasura/engine/console/', '../../console/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
}
/** The editor runs its language service in workers that the bundle makes itself; nothing comes from elsewhere. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' blob:; worker-src 'self' blob:; font-src 'self' data:; img-src 'self' data:; frame-ancestors 'none'"

/** Serves /console from the built page; null for paths that aren't its own. */
export function createConsole(): (request: HttpRequest) => Promise<HttpAnswer | null> {
  return async ({ method, path }) => {
    if (method !== 'GET' && method !== 'HEAD') return null
    if (path === '/') return { status: 302, body: '', contentType: 'text/plain', headers: { location: '/console' } }
    if (path !== '/console' && !path.startsWith('/console/')) return null
    const name = path.slice('/console/'.length)
    if (/^assets\/[\w.-]+$/.test(name)) return asset(name)
    return (await page()) ?? missing()
  }
}

async function page(): Promise<HttpAnswer | null> {
  const answer = await asset('index.html')
  return answer && { ...answer, headers: { 'cache-control': 'no-cache', 'content-security-policy': PAGE_POLICY } }
}

async function asset(name: string): Promise<HttpAnswer | null> {
  for (const folder of ASSET_FOLDERS) {
    const body = await readFile(join(folder, name)).catch(() => null)
    if (!body) continue
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
    return { status: 200, body, contentType: TYPES[extname(name)] ?? 'application/octet-stream', headers }
  }
  return null
}

function missing(): HttpAnswer {
  const body = 'The console has not been built: run `npm run build:console`.'
  return { status: 503, body, contentType: 'text/plain; charset=utf-8' }
}
