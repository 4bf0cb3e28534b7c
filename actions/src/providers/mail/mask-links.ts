const LINK_SECRETS = [/([?&]token=)[\w.~%-]+/g, /(\/invite\/)[\w.~%-]+/g]

/** Hides the part of a link that signs somebody in. */
export function maskLinks(words: string): string {
  return LINK_SECRETS.reduce((masked, pattern) => masked.replace(pattern, '$1(hidden)'), words)
}
