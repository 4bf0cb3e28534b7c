import { createHash } from 'node:crypto'

/**
 * What a page of the client is answered with, by the gateway of `npm start` and by the proxy of the containers.
 * @param {string} page the built index.html
 * @param {readonly string[]} socketOrigins where its live queries connect to; not every browser counts these as 'self'
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

/** Scripts are our own files and those that stand in the page itself, by hash. Editor.js and Headless UI set styles. */
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
