import { QueryClient } from '@tanstack/react-query'
import { isRequestError } from './request-error'

const STALE_MS = 30_000
const RETRIES = 2

/** Refusals are answers and are not asked again; only a network or server that failed is. */
function shouldRetry(failures: number, error: unknown): boolean {
  const isRefusal = isRequestError(error) && error.status >= 400 && error.status < 500
  return !isRefusal && failures < RETRIES
}

export function createQueryClient(options: { retry?: boolean } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: options.retry === false ? false : shouldRetry },
      // never kept for later: who closed the dialog meanwhile would find it done when the network is back
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
