import path from 'node:path'
import { REPOSITORY } from '../settings.mjs'

/**
 * The web client from its sources, with hot reload, on the same origin as the rest.
 * @returns {Promise<{ servePage: import('./gateway.mjs').Handler, attach: (server: import('node:http').Server) =>
 * Promise<void>, close: () => Promise<void> }>}
 */
export async function createDevelopmentPages() {
  const { createServer } = await import('vite')
  let pages
  return {
    servePage: (request, response) => pages.middlewares(request, response),
    async attach(server) {
      pages = await createServer({
        root: path.join(REPOSITORY, 'web'),
        server: { middlewareMode: true, hmr: { server } },
        appType: 'spa',
        logLevel: 'warn',
      })
    },
    close: () => pages.close(),
  }
}
