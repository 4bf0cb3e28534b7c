const HOME = '/'
/** No page of ours has a longer path. */
const LENGTH_MAX = 2000
/** Pages for signed-out visitors only. Returning to one would loop. */
const SIGNED_OUT_PAGES = ['/login', '/signup', '/forgot-password', '/reset-password', '/verify-email']

/**
 * Where to go after signing in or up: the requested path, or home. Rejects anything a browser could resolve to another
 * site, whether written plainly (`//evil.example`), with a backslash, behind dot segments (`/..//evil.example`), with
 * characters browsers strip, or percent-encoded.
 */
export function safeReturnPath(asked: string | null | undefined): string {
  const path = asked ? pathHere(asked) : null
  if (!asked || path === null) return HOME
  const isDoorstep = SIGNED_OUT_PAGES.some((page) => path === page || path.startsWith(`${page}/`))
  return isDoorstep ? HOME : asked
}

/** Whether an address is one of this site, however a browser reads it. */
export const isOwnAddress = (address: string): boolean => pathHere(address) !== null

/** The decoded path of an address of this site; null for any other. */
function pathHere(address: string): string | null {
  if (address.length > LENGTH_MAX || !address.startsWith('/') || hasControl(address)) return null
  const path = decode(address.split(/[?#]/)[0] ?? '')
  return path !== null && isPlain(path) ? path : null
}

/** The same for a place to go after paying: null unless it is a page of ours (GK-033, GO-51). */
export function ownPath(asked: string | null | undefined): string | null {
  const path = safeReturnPath(asked)
  return path === HOME ? null : path
}

/** No backslashes or control characters, and no segment that is empty, `.` or `..`; one trailing slash is fine. */
function isPlain(path: string): boolean {
  const segments = path.slice(1).split('/')
  const odd = segments.some((segment, place) =>
    segment === '' ? place < segments.length - 1 : segment === '.' || segment === '..',
  )
  return !odd && !path.includes('\\') && !hasControl(path)
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text)
}

/** Decodes until nothing changes, because doubly encoded input may be decoded again further on. */
function decode(path: string): string | null {
  try {
    const once = decodeURIComponent(path)
    return once === path ? once : decode(once)
  } catch {
    return null
  }
}
