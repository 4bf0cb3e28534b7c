import type EditorJS from '@editorjs/editorjs'
import type { BlockType } from '#contract/rich-text/raw-content.js'
import { markedBlocks } from './marked-blocks'
import { readLines, showBlocks } from './show-blocks'
import { caretPlace, putCaret, selectRange, textLines } from './text-lines'

export type BlockKind = 'heading' | 'subheading' | 'quote' | 'bulleted' | 'numbered'
export type InlineKind = 'bold' | 'italic' | 'underline'

const TYPES: Readonly<Record<BlockKind, BlockType>> = {
  heading: 'header-two',
  subheading: 'header-three',
  quote: 'blockquote',
  bulleted: 'unordered-list-item',
  numbered: 'ordered-list-item',
}

/** Gives the selection a format, or takes it away. */
export function toggleInline(editor: EditorJS, holder: HTMLElement, kind: InlineKind): void {
  const lines = linesOfSelectedBlocks(editor, holder)
  if (lines.length === 0) document.execCommand(kind)
  for (const line of lines) {
    const range = document.createRange()
    range.selectNodeContents(line)
    line.focus()
    selectRange(range)
    document.execCommand(kind)
  }
}

/** Turns the selected lines into a kind of block, or back into paragraphs if all of them are of that kind. */
export async function toggleBlock(editor: EditorJS, holder: HTMLElement, kind: BlockKind): Promise<void> {
  const chosen = new Set(selectedLines(editor, holder))
  const lines = textLines(holder)
  const caret = caretPlace(holder) ?? { line: lines.findIndex((line) => chosen.has(line)), offset: 0 }
  const content = await readLines(editor)
  const isChosen = (index: number) => chosen.has(lines[index] as HTMLElement)
  const wanted = TYPES[kind]
  const isThere = content.blocks.every(({ type }, index) => type === wanted || !isChosen(index))
  const type = isThere ? 'unstyled' : wanted
  const isList = kind === 'bulleted' || kind === 'numbered'
  const blocks = content.blocks.map((block, index) =>
    isChosen(index) ? { ...block, type, depth: isList && !isThere ? block.depth : 0 } : block,
  )
  await showBlocks(editor, { ...content, blocks })
  putCaret(holder, caret)
}

/** The lines under the selection, else the one that Editor.js has as the current. */
function selectedLines(editor: EditorJS, holder: HTMLElement): HTMLElement[] {
  const marked = linesOfSelectedBlocks(editor, holder)
  if (marked.length > 0) return marked
  const selection = window.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  const lines = textLines(holder)
  const touched = lines.filter((line) => range?.intersectsNode(line))
  const current = editor.blocks.getBlockByIndex(Math.max(0, editor.blocks.getCurrentBlockIndex()))
  return touched.length > 0 ? touched : lines.filter((line) => current?.holder.contains(line)).slice(0, 1)
}

/** Dragging over several blocks, or pressing Ctrl+A twice, marks them as a whole instead of selecting their text. */
function linesOfSelectedBlocks(editor: EditorJS, holder: HTMLElement): HTMLElement[] {
  const marked = markedBlocks(editor).map((index) => editor.blocks.getBlockByIndex(index))
  return textLines(holder).filter((line) => marked.some((block) => block?.holder.contains(line)))
}
