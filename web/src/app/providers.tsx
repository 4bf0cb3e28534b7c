import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider, useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useRefetchLinksOnNewSession } from '#entities/document/use-refetch-links.js'
import { type SessionStore, sessionAtom } from '#lib/session.js'
import { FirstScreen } from '#ui/display/below-first-screen.js'
import { AlertCentre, clearAlertsAtom } from '#ui/feedback/alert-centre.js'
import { ErrorBoundary } from '#ui/feedback/error-boundary.js'
import { DialogStatus } from '#ui/overlay/dialog-status.js'
import { OfflineStrip } from './shell/top-strips'

interface ProvidersProps {
  store: SessionStore
  queryClient: QueryClient
  children: ReactNode
}

const OFFLINE_STRIP = <OfflineStrip />

/** Everything a screen depends on. Tests pass in their own store and query client. */
export function Providers({ store, queryClient, children }: ProvidersProps) {
  useClearCacheOnUserChange(store, queryClient)
  useClearAlertsOnUserChange(store)
  useRefetchLinksOnNewSession(queryClient)
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <DialogStatus value={OFFLINE_STRIP}>
          <ErrorBoundary>
            <FirstScreen>{children}</FirstScreen>
          </ErrorBoundary>
        </DialogStatus>
        <AlertCentre />
      </QueryClientProvider>
    </StoreProvider>
  )
}

/** Clears the cache when the user changes, so that nobody sees the previous person's data. */
function useClearCacheOnUserChange(store: SessionStore, queryClient: QueryClient) {
  const holder = useRef(store.get(sessionAtom).user?.id)
  const current = useAtomValue(sessionAtom, { store }).user?.id
  const clear = useCallback(
    () => queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' }),
    [queryClient],
  )
  // before anything is rendered for somebody else
  useEffect(
    () =>
      store.sub(sessionAtom, () => {
        const id = store.get(sessionAtom).user?.id
        if (id && holder.current && id !== holder.current) clear()
        holder.current = id ?? holder.current
      }),
    [store, clear],
  )
  // for nobody only once the person's parts have left the page: they would ask for their data again, as a visitor
  useEffect(() => {
    if (current || !holder.current) return
    holder.current = undefined
    clear()
  }, [current, clear])
}

/** Alerts outlive an ended session, since they may say what it cost, but are cleared once somebody else signs in. */
function useClearAlertsOnUserChange(store: SessionStore) {
  useEffect(() => {
    let known = store.get(sessionAtom).user?.id
    return store.sub(sessionAtom, () => {
      const id = store.get(sessionAtom).user?.id
      if (id && known && id !== known) store.set(clearAlertsAtom)
      known = id ?? known
    })
  }, [store])
}
