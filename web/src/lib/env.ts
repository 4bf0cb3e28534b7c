/** What the build tells the client. Everything that an operator may change comes from `GET /api/config` instead. */
export const env = Object.freeze({
  isDevelopment: import.meta.env.DEV,
  origin: globalThis.location?.origin ?? '',
})
