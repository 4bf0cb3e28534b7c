/** Ends a sentence whose last word may be a name such as “Oatfield Inc.”, which has its full stop already. */
export function endSentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`
}
