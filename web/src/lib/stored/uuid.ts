const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text can be an id. The database rejects malformed ones, so they aren't requested at all. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
