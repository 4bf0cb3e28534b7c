const LINK_SECRETS = [/(\bcode\b[^:\n]*: )\d{3} \d{3}/g, /([?&]token=)[\w.~%-]+/g, /(\/invite\/)[\w.~%-]+/g]

/** Masks the secret part of a sign-in link, and the code next to it. */
export function maskLinks(words: string): string {
  return LINK_SECRETS.reduce((masked, pattern) => masked.replace(pattern, '$1(hidden)'), words)
}
