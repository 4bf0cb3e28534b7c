import { defineRoute } from '#platform/define-route.js'
import { DEMO_LOGINS } from './demo-logins.js'

/** What the pages need to know before anyone has signed in. */
export const readConfig = defineRoute({
  method: 'get',
  path: '/api/config',
  auth: 'public',
  handle: async (_, { config }) => ({
    productName: config.PRODUCT_NAME,
    mode: config.SAGEWORK_MODE,
    publicUrl: config.PUBLIC_URL,
    supportEmail: config.SUPPORT_EMAIL,
    // Payments in live mode that charge nobody.
    isPaymentTrial: !config.isDemo && config.payments.provider === 'sandbox',
    providerCallUrl: config.PROVIDER_CALL_URL ?? null,
    // only what is configured: without it, pages neither ask for consent nor connect anywhere (GD-79, GD-80)
    analytics: config.ANALYTICS_KEY ? { key: config.ANALYTICS_KEY, url: config.ANALYTICS_URL } : null,
    location: config.TRACE_URL && config.GEO_URL ? { traceUrl: config.TRACE_URL, geoUrl: config.GEO_URL } : null,
    calendarOrigin: config.CALENDAR_ORIGIN,
    // without it, authors type what they say
    isTranscribing: config.TRANSCRIPTION_BASE_URL !== undefined,
    ...(config.SAGEWORK_MODE === 'demo' ? { demoLogins: DEMO_LOGINS } : {}),
  }),
})
