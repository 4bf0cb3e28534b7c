import type { Caller } from '#platform/caller.js'
import type { Services } from '#platform/services.js'
import { getSdk } from './search.generated.js'

/** Searches with the rights of the caller, who may be a visitor. */
export const searchSdk = (caller: Caller | null, { graphql }: Services) =>
  getSdk(caller ? graphql.asUser(caller) : graphql.asVisitor())
