/** The name that is being typed after an @ at the end of a text; null if there is none. */
export function mentionAt(text: string): string | null {
  return /(?:^|\s)@([\p{L}\p{N}'’.-]*(?: [\p{L}\p{N}'’.-]*)?)$/u.exec(text)?.[1] ?? null
}
