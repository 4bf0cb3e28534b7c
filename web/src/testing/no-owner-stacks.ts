import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * React's development build records a stack trace for each of the first ten thousand elements of every second, for its
 * warnings alone. That is a tenth of the time of a screen's tests, so the count starts beyond the limit. Where React has
 * no such counter any more, this does nothing.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS)
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  })
}
