import type { ReactNode } from 'react'
import './rich-text.css'
import { runsOf } from '#contract/rich-text/editor-adapter.js'
import { type InlineStyle, isSafeLinkUrl, type RawBlock, type RawContent } from '#contract/rich-text/raw-content.js'

/**
 * Renders stored rich text as React elements, never as markup, so that nothing in it can run. Set in the serif, for
 * long reading.
 */
export function RichTextView({ content }: { content: RawContent }) {
  return (
    <div className="rich-text font-serif text-base max-w-[68ch]">
      {groupLists(content.blocks).map((group) => renderGroup(group, content, plain))}
    </div>
  )
}

/** Sets plain words apart, such as names that are mentioned. */
export type Decorate = (text: string) => ReactNode
const plain: Decorate = (text) => text

/** The same in the sans of the interface and set closer, for messages. A pasted heading is bold, not one of the page. */
export function ChatTextView({ content, decorate = plain }: { content: RawContent; decorate?: Decorate }) {
  const shown = { ...content, blocks: content.blocks.map(withoutHeading) }
  return (
    <div className="rich-text rich-text-chat max-w-[68ch] text-sm text-ink [overflow-wrap:anywhere]">
      {groupLists(shown.blocks).map((group) => renderGroup(group, shown, decorate))}
    </div>
  )
}

function withoutHeading(block: RawBlock): RawBlock {
  if (!block.type.startsWith('header')) return block
  return { ...block, type: 'unstyled', inlineStyleRanges: [{ offset: 0, length: block.text.length, style: 'BOLD' }] }
}

type Group = { list: 'ul' | 'ol' | null; blocks: RawBlock[] }

function groupLists(blocks: readonly RawBlock[]): Group[] {
  const groups: Group[] = []
  for (const block of blocks) {
    const list = block.type === 'ordered-list-item' ? 'ol' : block.type === 'unordered-list-item' ? 'ul' : null
    const last = groups.at(-1)
    if (list && last?.list === list) last.blocks.push(block)
    else groups.push({ list, blocks: [block] })
  }
  return groups
}

function renderGroup({ list: List, blocks }: Group, content: RawContent, decorate: Decorate) {
  const first = blocks[0]
  if (!first) return null
  if (!List) return <Block key={first.key} block={first} content={content} decorate={decorate} />
  return (
    <List key={first.key}>
      {blocks.map((block) => (
        <li key={block.key} style={block.depth ? { marginInlineStart: `${block.depth * 1.25}em` } : undefined}>
          {renderRuns(block, content, decorate)}
        </li>
      ))}
    </List>
  )
}

function Block({ block, content, decorate }: { block: RawBlock; content: RawContent; decorate: Decorate }) {
  const inner = renderRuns(block, content, decorate)
  if (block.type === 'header-two') return <h3>{inner}</h3>
  if (block.type === 'header-three') return hasHeadingBefore(block, content) ? <h4>{inner}</h4> : <h3>{inner}</h3>
  if (block.type === 'blockquote') return <blockquote>{inner}</blockquote>
  return block.text.trim() ? <p>{inner}</p> : null
}

/** Heading levels mustn't be skipped, so a subheading without a heading above it takes that heading's level. */
function hasHeadingBefore(block: RawBlock, { blocks }: RawContent): boolean {
  return blocks.slice(0, blocks.indexOf(block)).some(({ type }) => type === 'header-two')
}

function renderRuns(block: RawBlock, content: RawContent, decorate: Decorate): ReactNode[] {
  let offset = 0
  return runsOf(block, content).map(({ text, styles, url }) => {
    const key = offset
    offset += text.length
    const styled = styles.reduce<ReactNode>(wrap, decorate(text))
    if (!url || !isSafeLinkUrl(url)) return <span key={key}>{styled}</span>
    return (
      <a key={key} href={url} target="_blank" rel="noopener noreferrer nofollow">
        {styled}
      </a>
    )
  })
}

function wrap(inner: ReactNode, style: InlineStyle): ReactNode {
  if (style === 'BOLD') return <strong>{inner}</strong>
  return style === 'ITALIC' ? <em>{inner}</em> : <u>{inner}</u>
}
