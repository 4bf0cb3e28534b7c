import { storedKeys } from '../browser/storage'

/** Where the browser keeps what this user typed under `name`. */
export const draftKey = (ownerId: string, name: string) => `draft:${ownerId}:${name}`

/** Whether this user has drafts of anything, for pages that load nothing of drafts unless there are some. */
export const hasDrafts = (ownerId: string): boolean => storedKeys(draftKey(ownerId, '')).length > 0
