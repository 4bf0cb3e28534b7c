import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { atMost } from './request/at-most'
import { restGet } from './rest-client'

export interface AppConfig {
  productName: string
  mode: 'demo' | 'live'
  publicUrl: string
  supportEmail: string
  /** nobody is charged, although the site is live */
  isPaymentTrial: boolean
  providerCallUrl: string | null
  /** where events are counted (GD-80); null without a key */
  analytics: { key: string; url: string } | null
  /** who tells a visitor's country (GD-79); null unless both are set */
  location: { traceUrl: string; geoUrl: string } | null
  /** the scheduling tool: the only site that is embedded, and whose messages are listened to (GD-31) */
  calendarOrigin: string
  /** whether what is said in recordings is written down; otherwise their authors do */
  isTranscribing: boolean
  demoLogins?: DemoLogin[]
}

export interface DemoLogin {
  label: string
  email: string
  password: string
}

/** Used until the settings arrive, and if they don't. */
const FALLBACK: AppConfig = {
  productName: document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? 'Sagework',
  mode: 'live',
  publicUrl: globalThis.location?.origin ?? '',
  supportEmail: '',
  isPaymentTrial: false,
  providerCallUrl: null,
  analytics: null,
  location: null,
  calendarOrigin: 'https://calendly.com',
  isTranscribing: false,
}

const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => restGet<AppConfig>('/api/config'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The operator's settings, which don't change while the page is open. */
export function useConfig(): AppConfig {
  const { data } = useQuery(configQuery)
  return data ?? FALLBACK
}

/** Waits briefly for the settings, so that the name and the banner don't shift the first page when they arrive. */
export async function awaitConfig(queryClient: QueryClient, timeoutMs = 1_000): Promise<void> {
  await atMost(timeoutMs, queryClient.prefetchQuery(configQuery))
}
