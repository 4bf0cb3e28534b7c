const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether Postgres accepts the text as a uuid. Check before a path or payload value goes into a query. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
