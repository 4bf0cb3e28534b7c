import { cleanRichText } from './clean-rich-text.js'
import { countCharacters, richTextToPlain } from './raw-content.js'

/** Rich text as it is stored: clean, and null without any words. What isn't rich text stays, to be refused. */
export function asStored(value: unknown): unknown {
  if (value === null || value === undefined) return null
  const clean = cleanRichText(value)
  if (!clean) return value
  return countCharacters(richTextToPlain(clean)) > 0 ? clean : null
}

/** Whether it is rich text, or none. Formats and links count too, so that what is stored has an end. */
export function isStorable(value: unknown, jsonCharactersMax: number): boolean {
  if (value === null || value === undefined) return true
  const clean = cleanRichText(value)
  return clean !== null && JSON.stringify(clean).length <= jsonCharactersMax
}
