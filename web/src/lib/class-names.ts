/** Joins class names, leaving out what is not set; a caller's own come last. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
