/** Joins class names, skipping unset ones; put the caller's own last. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
