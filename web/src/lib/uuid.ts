const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether an address names something that could exist: what is no id is not asked for. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
