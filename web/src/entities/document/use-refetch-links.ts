import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onTokenChange } from '#lib/request/access-token.js'

/** What every query of file links begins with; here, because the rest of those is loaded with the pages that have files. */
export const LINKS_KEY = 'opportunity-assets'

/**
 * File links end with the session that created them, and a session can be replaced while its user carries on:
 * after a new password, a second factor or a sign-in in another tab. When that happens, the links on the page are
 * refetched.
 */
export function useRefetchLinksOnNewSession(queryClient: QueryClient): void {
  useEffect(() => {
    let last: string | null = null
    return onTokenChange((answer) => {
      const session = answer && sessionOf(answer.accessToken)
      if (session && last && session !== last) void queryClient.invalidateQueries({ queryKey: [LINKS_KEY] })
      last = session ?? last
    })
  }, [queryClient])
}

/** The session id in a token, or null if it can't be read. Only for comparing: verifying tokens is the server's job. */
function sessionOf(token: string): string | null {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return payload && typeof payload === 'object' && 'sid' in payload ? String(payload.sid) : null
  } catch {
    return null
  }
}
