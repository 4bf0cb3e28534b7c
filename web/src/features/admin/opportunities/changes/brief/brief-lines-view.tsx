import type { ReactNode } from 'react'
import { TextParts } from '../text-parts'
import type { BriefBlock, BriefLine } from './brief-lines'

type BlockLine = Exclude<BriefLine, { kind: 'folded' }>
type Group = { list: 'ul' | 'ol' | null; lines: BlockLine[] } | { folded: number }

/** A compared brief, with its headings and lists. Headings are bold lines here: the outline has the brief's own. */
export function BriefLinesView({ lines }: { lines: readonly BriefLine[] }) {
  return (
    <div className="rich-text max-w-[68ch] font-serif text-base text-ink [overflow-wrap:anywhere]">
      {grouped(lines).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice, and the list never changes
        <GroupView key={index} group={group} />
      ))}
    </div>
  )
}

function GroupView({ group }: { group: Group }): ReactNode {
  if ('folded' in group) return <p className="font-sans text-xs text-muted">{group.folded} paragraphs unchanged</p>
  const { list: List, lines } = group
  if (!List) return lines.map((line) => <Paragraph key={line.kind} line={line} />)
  return (
    <List>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} value={line.block.number || undefined}>
          <TextParts parts={line.parts} />
        </li>
      ))}
    </List>
  )
}

function Paragraph({ line: { block, parts } }: { line: BlockLine }) {
  if (block.type === 'blockquote')
    return (
      <blockquote>
        <TextParts parts={parts} />
      </blockquote>
    )
  return (
    <p className={block.type.startsWith('header') ? 'font-semibold' : undefined}>
      <TextParts parts={parts} />
    </p>
  )
}

function grouped(lines: readonly BriefLine[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (line.kind === 'folded') groups.push({ folded: line.count })
    else if (last && 'list' in last && last.list !== null && last.list === listOf(line.block)) last.lines.push(line)
    else groups.push({ list: listOf(line.block), lines: [line] })
  }
  return groups
}

function listOf({ type }: BriefBlock): 'ul' | 'ol' | null {
  return type === 'ordered-list-item' ? 'ol' : type === 'unordered-list-item' ? 'ul' : null
}
