/** A piece of a line: plain or emphasized text, or the number of a source. */
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'citation'; number: number }

export type Block =
  | { kind: 'paragraph' | 'heading' | 'quote'; lines: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }

const BULLET = /^\s*[-*•]\s+/
const NUMBER = /^\s*\d{1,2}[.)]\s+/
const INLINE = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|`([^`\n]+)`|\[(\d{1,3})\]/g

/**
 * Reads an answer’s Markdown, as much of it as answers use. Nothing in it becomes a link, an image or markup: what a model
 * was led to write must not reach anybody (design: guard the exit).
 */
export function answerBlocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')))
    .filter((block) => block.kind === 'list' || block.lines.length > 0)
}

/** A list may follow its sentence without a blank line between them. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    const isOrdered = NUMBER.test(line)
    if (isOrdered || BULLET.test(line)) {
      const item = inlines(line.replace(isOrdered ? NUMBER : BULLET, ''))
      if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item)
      else blocks.push({ kind: 'list', isOrdered, items: [item] })
    } else if (/^#{1,4}\s/.test(line)) blocks.push({ kind: 'heading', lines: inlines(line.replace(/^#+\s+/, '')) })
    else {
      const kind = line.startsWith('>') ? 'quote' : 'paragraph'
      const content = inlines(line.replace(/^>\s?/, ''))
      if (last && last.kind === kind) last.lines.push({ kind: 'text', text: ' ' }, ...content)
      else blocks.push({ kind, lines: content })
    }
  }
  return blocks
}

function inlines(line: string): Inline[] {
  const found: Inline[] = []
  let end = 0
  for (const match of line.matchAll(INLINE)) {
    const [whole, strong, em, code, number] = match
    if (match.index > end) found.push({ kind: 'text', text: line.slice(end, match.index) })
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else found.push({ kind: 'citation', number: Number(number) })
    end = match.index + whole.length
  }
  if (end < line.length) found.push({ kind: 'text', text: line.slice(end) })
  return found
}
