/** Addresses of the client's own router, as in web/src/lib/paths.ts; a test holds them together. All else is not found. */
export const PAGE_PATTERNS = [
  '/',
  '/dashboard',
  '/login',
  '/login/link',
  '/signup',
  '/signup/expert',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/invite/:token',
  '/account',
  '/account/expertise',
  '/account/security',
  '/notices',
  '/pricing',
  '/opportunity-summary',
  '/dashboard/opportunity_detail/:id',
  '/dashboard/opportunity_detail/:id/close',
  '/dashboard/opportunity_detail/:id/delete',
  '/dashboard/opportunity_detail/:id/opt-out/:userId',
  '/dashboard/opportunity_detail/:id/reject/:userId',
  '/fractional-creator',
  '/fractional-creator/:id',
  '/admin',
  '/admin/opportunities',
  '/admin/outbox',
  '/admin/outbox/templates',
  '/admin/events',
  '/my-profile/:name/:userId',
  '/:slug',
]

const PAGE = new RegExp(
  `^(?:${PAGE_PATTERNS.map((pattern) => pattern.replace(/\/:slug$/, '/[a-z0-9-]+').replace(/:\w+/g, '[^/]+')).join('|')})/?$`,
)

/**
 * @param {string} target request target as it came
 * @returns {boolean} whether the client has a page there; who a short name belongs to, only the page finds out
 */
export function isPage(target) {
  return PAGE.test(decodeURIComponent(target.split(/[?#]/, 1)[0] ?? ''))
}
