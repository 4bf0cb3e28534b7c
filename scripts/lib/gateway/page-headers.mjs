import { createHash } from 'node:crypto'

/** Used unless `CALENDAR_ORIGIN` names another tool (GD-31, GD-45). */
export const DEFAULT_CALENDAR_ORIGIN = 'https://calendly.com'

/**
 * Headers for the client's pages, set by the gateway of `npm start` and by the containers' proxy.
 * @param {string} page the built index.html
 * @param {readonly string[]} connectable origins besides its own: of its live queries, which not every browser counts as
 * 'self', and those that the operator has chosen
 * @param {string} calendarOrigin of the scheduling tool, the only other site that a page may embed
 * @returns {Record<string, string>}
 */
export function pageHeaders(page, connectable, calendarOrigin) {
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': contentPolicy(page, connectable, calendarOrigin),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

/**
 * Scripts are limited to our own files and, by hash, those inline in the page. Editor.js and Headless UI set styles.
 */
function contentPolicy(page, connectable, calendarOrigin) {
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
    `frame-src ${calendarOrigin}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
