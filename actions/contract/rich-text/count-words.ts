import { hasVisibleSign } from '../format/visible-text.js'

/** Words of a text: what stands between spaces and has something visible in it (RTE-13). */
export function countWords(text: string | null | undefined): number {
  return (text ?? '').split(/\s+/u).filter(hasVisibleSign).length
}
