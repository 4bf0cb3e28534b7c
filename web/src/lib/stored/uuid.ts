const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether an address can name a row at all; a mistyped id is not asked for, since the database refuses its very form. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
