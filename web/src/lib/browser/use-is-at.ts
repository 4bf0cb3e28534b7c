import { matchPath, useLocation } from 'react-router-dom'

/** Whether the address is one of these, such as a dialog's over its page. */
export function useIsAt(...patterns: readonly string[]): boolean {
  const { pathname } = useLocation()
  return patterns.some((pattern) => matchPath(pattern, pathname) !== null)
}
