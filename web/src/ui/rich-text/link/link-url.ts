/** `example.com` becomes `http://example.com`, as RTE-06 has it. */
export function completeLinkUrl(typed: string): string {
  const url = typed.trim()
  return url === '' || /^https?:\/\//i.test(url) ? url : `http://${url}`
}
