import { answerBlocks, type Block, type Inline } from './answer-blocks'
import { type Source, sourceAuthor } from './source-author'

/** An answer as it is pasted elsewhere: what one reads, without Markdown, and below it the sources that it numbers. */
export function copiedAnswer(text: string, sources: readonly Source[]): string {
  const answer = answerBlocks(text).map(blockText).join('\n\n')
  if (sources.length === 0) return answer
  return `${answer}\n\nSources:\n${sources.map(sourceLine).join('\n')}`
}

function blockText(block: Block): string {
  if (block.kind !== 'list') return lineText(block.lines)
  return block.items.map((item, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${lineText(item)}`).join('\n')
}

const lineText = (pieces: readonly Inline[]) =>
  pieces.map((piece) => (piece.kind === 'citation' ? `[${piece.number}]` : piece.text)).join('')

function sourceLine(source: Source): string {
  const author = sourceAuthor(source)
  return `[${source.number}] ${source.title}${author ? `, ${author}` : ''}`
}
