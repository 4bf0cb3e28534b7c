/** A text with its selection, as an input holds it. */
export interface Typed {
  text: string
  start: number
  end: number
}

/** Puts marks around the selection, or takes them off; the selection stays on the words. */
export function toggleMark({ text, start, end }: Typed, mark: string): Typed {
  const words = text.slice(start, end)
  const isMarked = text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark
  if (isMarked)
    return {
      text: text.slice(0, start - mark.length) + words + text.slice(end + mark.length),
      start: start - mark.length,
      end: end - mark.length,
    }
  return {
    text: text.slice(0, start) + mark + words + mark + text.slice(end),
    start: start + mark.length,
    end: end + mark.length,
  }
}

/** Makes the selected lines list items, or plain lines again. */
export function toggleList({ text, start, end }: Typed): Typed {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end).split('\n')
  const isList = lines.every((line) => line.startsWith('- '))
  const changed = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n')
  const grown = changed.length - (end - from)
  return { text: text.slice(0, from) + changed + text.slice(end), start: end + grown, end: end + grown }
}

/** Makes the selection a link whose address is typed next. */
export function insertLink({ text, start, end }: Typed): Typed {
  const words = text.slice(start, end) || 'link'
  const address = 'https://'
  const at = start + words.length + 3
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: at,
    end: at + address.length,
  }
}

/** The name that is being typed after an @, with where it begins; null elsewhere. */
export function mentionAt(text: string, caret: number): { from: number; query: string } | null {
  const match = /(?:^|\s)@([\p{L}\p{N}'’.-]*(?: [\p{L}\p{N}'’.-]*)?)$/u.exec(text.slice(0, caret))
  if (!match) return null
  const query = match[1] ?? ''
  return { from: caret - query.length - 1, query }
}
