import { useQuery } from '@tanstack/react-query'
import { restGet } from './rest-client'

export interface AppConfig {
  productName: string
  mode: 'demo' | 'live'
  publicUrl: string
  supportEmail: string
  providerCallUrl: string | null
  demoLogins?: DemoLogin[]
}

export interface DemoLogin {
  label: string
  email: string
  password: string
}

/** Shown until the answer is here; also what is left when it does not come. */
const FALLBACK: AppConfig = {
  productName: document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? 'Sagework',
  mode: 'live',
  publicUrl: globalThis.location?.origin ?? '',
  supportEmail: '',
  providerCallUrl: null,
}

/** The operator's settings; never changes while the page is open. */
export function useConfig(): AppConfig {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => restGet<AppConfig>('/api/config', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? FALLBACK
}
