export interface MailPiece {
  text: string
  /** null for plain words */
  url: string | null
}

const URL_IN_TEXT = /https?:\/\/[^\s<>"]+[^\s<>".,;:)]/g

/** Cuts a mail's plain text at its addresses, so that they can be followed without showing foreign markup. */
export function splitAtLinks(text: string): MailPiece[] {
  const pieces: MailPiece[] = []
  let end = 0
  for (const match of text.matchAll(URL_IN_TEXT)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), url: null })
    pieces.push({ text: match[0], url: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), url: null })
  return pieces
}
