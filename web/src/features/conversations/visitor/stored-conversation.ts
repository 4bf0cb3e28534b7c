const KEY = 'conversation_id'

/** The conversation that this tab asked in before anybody logged in (GI-101); the storage may be blocked. */
export function readStoredConversation(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function storeConversation(id: string): void {
  try {
    sessionStorage.setItem(KEY, id)
  } catch {
    // the address names it, too
  }
}

export function forgetStoredConversation(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // if nothing can be stored, there is nothing to forget
  }
}
