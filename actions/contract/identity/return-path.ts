const HOME = '/'
/** Longer paths are no page of ours. */
const LENGTH_MAX = 2000
/** Pages that only somebody without a session has a use for: to return to one would lead in a circle. */
const DOORSTEPS = ['/login', '/signup', '/forgot-password', '/reset-password', '/verify-email']

/**
 * Where to go after signing in or up: the path that was asked for, or home. Nothing that a browser could read as the
 * address of another site is passed on, whether it is written plainly (`//evil.example`), with a backslash, behind dots
 * that are resolved away (`/..//evil.example`), with characters that browsers drop, or percent-encoded.
 */
export function safeReturnPath(asked: string | null | undefined): string {
  if (!asked || asked.length > LENGTH_MAX || !asked.startsWith('/') || hasControl(asked)) return HOME
  const path = decode(asked.split(/[?#]/)[0] ?? '')
  if (path === null || !isPlain(path)) return HOME
  const isDoorstep = DOORSTEPS.some((page) => path === page || path.startsWith(`${page}/`))
  return isDoorstep ? HOME : asked
}

/** Neither backslashes nor control characters, and no segment that is empty, `.` or `..`; one slash at the end is fine. */
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

/** Decoded until nothing changes: what is encoded twice is decoded by the second who reads it. */
function decode(path: string): string | null {
  try {
    const once = decodeURIComponent(path)
    return once === path ? once : decode(once)
  } catch {
    return null
  }
}
