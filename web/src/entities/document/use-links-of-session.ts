import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onTokenChange } from '#lib/request/access-token.js'
import { LINKS_KEY } from './use-document-links'

/**
 * Links to files end with the session in which they were made, and a session may be replaced while its owner goes
 * on: a new password, a second factor, another tab that signs in again. Then those on the page are asked for anew.
 */
export function useLinksOfSession(queryClient: QueryClient): void {
  useEffect(() => {
    let last: string | null = null
    return onTokenChange((answer) => {
      const session = answer && sessionOf(answer.accessToken)
      if (session && last && session !== last) void queryClient.invalidateQueries({ queryKey: [LINKS_KEY] })
      last = session ?? last
    })
  }, [queryClient])
}

/** Which session a token names; null when it can't be read. Read only to compare: the server alone judges a token. */
function sessionOf(token: string): string | null {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return payload && typeof payload === 'object' && 'sid' in payload ? String(payload.sid) : null
  } catch {
    return null
  }
}
