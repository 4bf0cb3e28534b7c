import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from '../logger.js'
import type { HttpAnswer, HttpRequest } from './http-types.js'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** The repository root, from the sources or from dist. */
const ROOT = [fromHere('../../../../'), fromHere('../../../../../')].find((path) =>
  existsSync(join(path, 'package.json')),
)
const BUILT = join(ROOT ?? '.', 'dist/hasura/engine/console')
const SOURCES = 'hasura/engine/console'
const VITE = 'node_modules/vite/bin/vite.js'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
}
/**
 * The editor injects its styles into the page, and runs its language service in workers; nothing is loaded from
 * elsewhere.
 */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; font-src 'self' data:; img-src 'self' data:; frame-ancestors 'none'"

/**
 * Serves /console from a page that vite bundles from npm packages; null for other paths. Bundled on the first visit
 * rather than on every installation, because few ever open it.
 */
export function createConsole(logger: Logger): (request: HttpRequest) => Promise<HttpAnswer | null> {
  let isBuilding = false
  const build = async () => {
    if (isBuilding) return
    isBuilding = true
    await buildPage(logger)
    isBuilding = false
  }
  return async ({ method, path }) => {
    if (method !== 'GET' && method !== 'HEAD') return null
    if (path === '/') return { status: 302, body: '', contentType: 'text/plain', headers: { location: '/console' } }
    if (path !== '/console' && !path.startsWith('/console/')) return null
    const name = path.slice('/console/'.length)
    if (/^assets\/[\w.-]+$/.test(name)) return asset(name)
    const page = await asset('index.html')
    if (page) return { ...page, headers: { 'cache-control': 'no-cache', 'content-security-policy': PAGE_POLICY } }
    if (!canBuild()) return notice(503, 'The console is not part of this installation.')
    void build()
    return notice(503, 'The console is being put together; this page comes back by itself.', { refresh: '2' })
  }
}

async function asset(name: string): Promise<HttpAnswer | null> {
  const body = await readFile(join(BUILT, name)).catch(() => null)
  if (!body) return null
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
  return { status: 200, body, contentType: TYPES[extname(name)] ?? 'application/octet-stream', headers }
}

function canBuild(): boolean {
  return ROOT !== undefined && [SOURCES, VITE].every((path) => existsSync(join(ROOT, path)))
}

function buildPage(logger: Logger): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [VITE, 'build', SOURCES], { cwd: ROOT, stdio: 'ignore' })
    child.once('error', (error) => {
      logger.error({ err: error }, 'the console could not be built')
      resolve()
    })
    child.once('exit', (code) => {
      if (code !== 0) logger.error({ code }, 'the console could not be built')
      resolve()
    })
  })
}

function notice(status: number, text: string, headers: Readonly<Record<string, string>> = {}): HttpAnswer {
  return { status, body: text, contentType: 'text/plain; charset=utf-8', headers }
}
