import type { QueryClient } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import type { SessionStore } from '#lib/session.js'
import { Providers } from './providers'
import { AppRoutes } from './router'

interface AppProps {
  store: SessionStore
  queryClient: QueryClient
}

export function App(props: AppProps) {
  return (
    <Providers {...props}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  )
}
