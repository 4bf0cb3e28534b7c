/** What the client knows of its surroundings. Everything that an operator may change comes from `GET /api/config` instead. */
export const env = Object.freeze({
  origin: globalThis.location?.origin ?? '',
})
