/** A free call lasts 20 minutes (OBASE-01). */
export const CALL_MS = 20 * 60_000
