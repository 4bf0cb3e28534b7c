const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True for text that Postgres takes as a uuid: asked before a path or payload value meets a query. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
