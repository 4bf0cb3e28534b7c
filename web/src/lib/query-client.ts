import { QueryClient } from '@tanstack/react-query'
import { isRequestError } from './request-error'

const STALE_MS = 30_000
const RETRIES = 2

/** Refusals are final; only network and server failures are retried. */
function shouldRetry(failures: number, error: unknown): boolean {
  const isRefusal = isRequestError(error) && error.status >= 400 && error.status < 500
  return !isRefusal && failures < RETRIES
}

export function createQueryClient(options: { retry?: boolean } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: options.retry === false ? false : shouldRetry },
      // don't queue mutations while offline: somebody may close the dialog and later find it done after all
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Everything that has been asked for so far, answered or failed. */
export function answersOf(queryClient: QueryClient): Promise<unknown> {
  return Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ promise }) => promise),
  )
}
