/** "A role", where a sentence begins with words that stand in the middle of others as well. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
