/** `example.com` becomes `http://example.com`, as typed addresses do in the texts (RTE-06). */
export function completeLinkUrl(typed: string): string {
  const url = typed.trim()
  return url === '' || /^(https?:\/\/|mailto:)/i.test(url) ? url : `http://${url}`
}
