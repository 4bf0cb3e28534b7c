export interface MailPiece {
  text: string
  /** null for plain text */
  url: string | null
}

const URL_IN_TEXT = /https?:\/\/[^\s<>"]+[^\s<>".,;:)]/g

/** Splits an email's plain text at its links, so that they work without rendering foreign markup. */
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
