import { createHash } from 'node:crypto'

/**
 * Headers for the client's pages, set by the gateway of `npm start` and by the containers' proxy.
 * @param {string} page the built index.html
 * @param {readonly string[]} connectable origins besides its own: of its live queries, which not every browser counts as
 * 'self', and those that the operator has chosen
 * @returns {Record<string, string>}
 */
export function pageHeaders(page, connectable) {
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': contentPolicy(page, connectable),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

/**
 * Scripts are limited to our own files and, by hash, those inline in the page. Editor.js and Headless UI set styles.
 */
function contentPolicy(page, connectable) {
  const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  )
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    `connect-src ${["'self'", ...connectable].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
