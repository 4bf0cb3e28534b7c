import { hasVisibleSign } from '../../format/visible-text.js'
import { cleanRichText } from '../../rich-text/clean-rich-text.js'
import { isTooLong, type RawContent, richTextToPlain } from '../../rich-text/raw-content.js'
import { richTextFault } from '../../rich-text/rich-text-fault.js'

export const BIO_LIMITS = { charactersMax: 5000 } as const

export const BIO_MESSAGES = {
  unreadable: 'This can’t be read as text',
  tooLong: `Use up to ${BIO_LIMITS.charactersMax} characters`,
} as const

export interface Bio {
  /** null if nothing is written that can be seen */
  rich: RawContent | null
  plain: string | null
}

/** A bio as it will be stored, or what is wrong with it. */
export function readBio(sent: unknown): Bio | { fault: string } {
  const rich = cleanRichText(sent)
  if (!rich) return { fault: BIO_MESSAGES.unreadable }
  const plain = richTextToPlain(rich)
  if (isTooLong(plain, BIO_LIMITS.charactersMax)) return { fault: BIO_MESSAGES.tooLong }
  const fault = richTextFault(sent)
  if (fault) return { fault }
  return hasVisibleSign(plain) ? { rich, plain } : { rich: null, plain: null }
}
