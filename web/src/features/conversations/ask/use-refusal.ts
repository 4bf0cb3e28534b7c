import { useEffect, useState } from 'react'
import { hasCode, messageOf, OFFLINE } from '#lib/request-error.js'

/** Why a question wasn't sent, with what sets it. A lost connection is forgotten once the browser is online again. */
export function useRefusal() {
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!hasCode(error, OFFLINE)) return
    const forget = () => setError(null)
    window.addEventListener('online', forget)
    return () => window.removeEventListener('online', forget)
  }, [error])
  return [error === null ? null : messageOf(error), setError] as const
}
