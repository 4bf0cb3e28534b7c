import { createHash } from 'node:crypto'

/**
 * Headers for the client's pages, set by the gateway of `npm start` and by the containers' proxy.
 * @param {string} page the built index.html
 * @param {readonly string[]} socketOrigins of its live queries; not every browser counts these as 'self'
 * @returns {Record<string, string>}
 */
export function pageHeaders(page, socketOrigins) {
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': contentPolicy(page, socketOrigins),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

/**
 * Scripts are limited to our own files and, by hash, those inline in the page. Editor.js and Headless UI set styles.
 */
function contentPolicy(page, socketOrigins) {
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
    `connect-src ${["'self'", ...socketOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
