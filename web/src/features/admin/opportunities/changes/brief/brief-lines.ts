import { diffArrays } from 'diff'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { runsOf } from '#contract/rich-text/editor-adapter.js'
import { type BlockType, plainToRichText, type RawBlock, type RawContent } from '#contract/rich-text/raw-content.js'
import { type DiffPart, diffWords } from '../word-diff'

/** One paragraph, heading or list item of a brief. */
export interface BriefBlock {
  type: BlockType
  text: string
  /** its place in a numbered list */
  number: number
}

/** A block that stayed, changed, came or went, or several that stayed and aren't repeated. */
export type BriefLine =
  | { kind: 'same' | 'removed' | 'added' | 'changed'; block: BriefBlock; parts: DiffPart[] }
  | { kind: 'folded'; count: number }

type BlockLine = Exclude<BriefLine, { kind: 'folded' }>

/** Two texts with less in common are a removed and an added one, not an edit. */
const SHARE_IN_COMMON_MIN = 0.3
/** Shorter runs of unchanged blocks take no more room than the line that would stand for them. */
const FOLDED_MIN = 2

/**
 * The blocks of a brief that have text. The address of a link follows its words, because one link in place of another
 * is more than formatting.
 */
export function briefBlocks(plain: string, rich: unknown): BriefBlock[] {
  const stored = cleanRichText(rich)
  const content = stored && stored.blocks.length > 0 ? stored : plainToRichText(plain)
  let number = 0
  return content.blocks.flatMap((block) => {
    const text = withAddresses(block, content).trim()
    number = block.type === 'ordered-list-item' ? number + 1 : 0
    return text ? [{ type: block.type, text, number }] : []
  })
}

function withAddresses(block: RawBlock, content: RawContent): string {
  const runs = runsOf(block, content)
  return runs
    .map(({ text, url }, index) => {
      const isLast = url !== null && runs[index + 1]?.url !== url
      return isLast && !runs.some((run) => run.text === url) ? `${text} (${url})` : text
    })
    .join('')
}

/** Both versions in one text, block by block; of what stayed, only the blocks beside a change. */
export function diffBriefs(before: readonly BriefBlock[], after: readonly BriefBlock[]): BriefLine[] {
  return folded(linesOf(before, after))
}

function linesOf(before: readonly BriefBlock[], after: readonly BriefBlock[]): BlockLine[] {
  const hunks = diffArrays([...before], [...after], { comparator: (one, other) => one.text === other.text })
  const lines: BlockLine[] = []
  hunks.forEach(({ removed, added, value }, index) => {
    const next = hunks[index + 1]
    if (removed && next?.added) lines.push(...replaced(value, next.value))
    else if (removed) lines.push(...value.map((block) => whole('removed', block)))
    else if (!added) lines.push(...value.map((block) => whole('same', block)))
    else if (!hunks[index - 1]?.removed) lines.push(...value.map((block) => whole('added', block)))
  })
  return lines
}

/** What was removed and what stands in its place, one beside the other where they have enough in common. */
function replaced(removed: readonly BriefBlock[], added: readonly BriefBlock[]): BlockLine[] {
  const rest = [...added]
  const lines: BlockLine[] = []
  for (const block of removed) {
    const at = rest.findIndex((other) => hasInCommon(block.text, other.text))
    const match = rest[at]
    if (match) {
      lines.push(...rest.splice(0, at).map((other) => whole('added', other)))
      rest.shift()
      lines.push({ kind: 'changed', block: match, parts: diffWords(block.text, match.text) })
    } else lines.push(whole('removed', block))
  }
  return [...lines, ...rest.map((block) => whole('added', block))]
}

function hasInCommon(before: string, after: string): boolean {
  const parts = diffWords(before, after).filter(({ kind }) => kind === 'same')
  const common = parts.reduce((sum, { text }) => sum + text.trim().length, 0)
  return common >= SHARE_IN_COMMON_MIN * Math.max(before.length, after.length)
}

function whole(kind: 'same' | 'removed' | 'added', block: BriefBlock): BlockLine {
  return { kind, block, parts: [{ kind, text: block.text }] }
}

function folded(lines: readonly BlockLine[]): BriefLine[] {
  const isNear = (index: number) => [index - 1, index, index + 1].some((at) => (lines[at]?.kind ?? 'same') !== 'same')
  const result: BriefLine[] = []
  let far: BlockLine[] = []
  const flush = () => {
    if (far.length >= FOLDED_MIN) result.push({ kind: 'folded', count: far.length })
    else result.push(...far)
    far = []
  }
  lines.forEach((line, index) => {
    if (isNear(index)) {
      flush()
      result.push(line)
    } else far.push(line)
  })
  flush()
  return result
}

/** One side of the comparison: without what was added, or without what was removed. */
export function sideOf(lines: readonly BriefLine[], without: 'added' | 'removed'): BriefLine[] {
  return lines.flatMap((line): BriefLine[] => {
    if (line.kind === 'folded') return [line]
    const parts = line.parts.filter(({ kind }) => kind !== without)
    return parts.length > 0 ? [{ ...line, parts }] : []
  })
}
