import { readText, removeStored, writeText } from '#lib/browser/storage.js'

const KEY = 'conversation_id'

/** The conversation that this tab asked in before anybody logged in (GI-101). */
export function readStoredConversation(): string | null {
  return readText(KEY, 'session')
}

/** If it can't be stored, the address names it, too. */
export function storeConversation(id: string): void {
  writeText(KEY, id, 'session')
}

export function forgetStoredConversation(): void {
  removeStored(KEY, 'session')
}
