const LINK_SECRETS = [/(\bcode\b[^:\n]*: )\d{3} \d{3}/g, /([?&]token=)[\w.~%-]+/g, /(\/invite\/)[\w.~%-]+/g]

/** Hides the part of a link that signs somebody in, and the code beside it. */
export function maskLinks(words: string): string {
  return LINK_SECRETS.reduce((masked, pattern) => masked.replace(pattern, '$1(hidden)'), words)
}
