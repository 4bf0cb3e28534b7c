import { Fragment } from 'react'
import { answerBlocks, type Block, type Inline } from './answer-blocks'

interface AnswerTextProps {
  text: string
  /** opens a source; without it numbers are text, as while the answer is being written */
  onCitation?: (number: number) => void
}

/** An answer as it reads. */
export function AnswerText({ text, onCitation }: AnswerTextProps) {
  return (
    <div className="measure grid gap-4 text-base text-ink wrap-anywhere">
      {answerBlocks(text).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
        <AnswerBlock key={at} block={block} onCitation={onCitation} />
      ))}
    </div>
  )
}

function AnswerBlock({ block, onCitation }: { block: Block } & Pick<AnswerTextProps, 'onCitation'>) {
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List className={block.isOrdered ? 'grid list-decimal gap-2 ps-6' : 'grid list-disc gap-2 ps-6'}>
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are only ever added at the end
          <li key={at}>
            <Line of={item} onCitation={onCitation} />
          </li>
        ))}
      </List>
    )
  }
  const line = <Line of={block.lines} onCitation={onCitation} />
  if (block.kind === 'heading') return <p className="font-medium">{line}</p>
  if (block.kind === 'quote')
    return <blockquote className="border-s-2 border-accent ps-4 font-serif text-lg leading-7">{line}</blockquote>
  return <p>{line}</p>
}

/** What belongs to the citation before it. */
const CLOSING = /^[.,;:!?)]+/
/** What belongs to the citation after it; a word of any length might be wider than a phone. */
const LAST_WORD = /(?:^|\s)\S{1,20}\s*$/

function Line({ of, onCitation }: { of: readonly Inline[] } & Pick<AnswerTextProps, 'onCitation'>) {
  return of.map((piece, at) => {
    const key = `${at}:${piece.kind}`
    if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>
    if (piece.kind === 'em') return <em key={key}>{piece.text}</em>
    if (piece.kind === 'code') return <code key={key}>{piece.text}</code>
    if (piece.kind === 'citation') {
      if (!onCitation) return `[${piece.number}]`
      // a line may break around a button, which would part it from the word and the full stop it stands between
      return (
        <span key={key} className="whitespace-nowrap">
          {textAt(of, at - 1).word}
          <Citation number={piece.number} onOpen={onCitation} />
          {textAt(of, at + 1).closing}
        </span>
      )
    }
    return <Fragment key={key}>{onCitation ? textAt(of, at).rest : piece.text}</Fragment>
  })
}

/** A text without what stands on the lines of the citations around it. */
function textAt(pieces: readonly Inline[], at: number) {
  const piece = pieces[at]
  const text = piece?.kind === 'text' ? piece.text : ''
  const closing = pieces[at - 1]?.kind === 'citation' ? (text.match(CLOSING)?.[0] ?? '') : ''
  const open = text.slice(closing.length)
  const word = pieces[at + 1]?.kind === 'citation' ? (open.match(LAST_WORD)?.[0].trimStart() ?? '') : ''
  return { closing, rest: open.slice(0, open.length - word.length), word }
}

function Citation({ number, onOpen }: { number: number; onOpen(number: number): void }) {
  return (
    <button
      type="button"
      aria-label={`Open source ${number}`}
      onClick={() => onOpen(number)}
      className="focus-ring mx-0.5 inline-grid size-6 place-items-center rounded-full bg-accent-soft align-text-bottom font-sans text-xs font-medium tabular-nums text-accent hover:bg-accent hover:text-on-accent"
    >
      {number}
    </button>
  )
}
