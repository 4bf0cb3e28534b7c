/** The client's environment. Whatever an operator may change comes from `GET /api/config` instead. */
export const env = Object.freeze({
  origin: globalThis.location?.origin ?? '',
})
