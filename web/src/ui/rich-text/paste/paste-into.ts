import type EditorJS from '@editorjs/editorjs'
import { markedBlocks, removeMarkedBlocks } from '../engine/marked-blocks'
import { htmlOfBulletedText, htmlOfLines, pastedBlocks } from './pasted-blocks'

/** The type that Editor.js gives its own copies, which it handles best itself. */
const OWN_COPY = 'application/x-editor-js'

/**
 * Handles pastes before Editor.js, which turns Word lists into paragraphs, runs table cells together and duplicates
 * nested content. The server sanitises the stored text in any case.
 *
 * @param onPaste called at once, because Editor.js tells of it late
 */
export function interceptPastes(editor: EditorJS, holder: HTMLElement, onPaste: () => void): void {
  holder.addEventListener(
    'paste',
    (event) => {
      const data = event.clipboardData
      if (!data) return
      const isReplacing = markedBlocks(editor).length > 0
      if (data.types.includes(OWN_COPY) && !isReplacing) return
      const plain = data.getData('text/plain')
      const html = data.getData('text/html')
      const blocks = blocksOf(html, plain, isReplacing)
      if (blocks.length === 0 && !html && !isReplacing) return
      // Editor.js would look for the block that was pasted into, which is gone when it is replaced
      event.preventDefault()
      event.stopPropagation()
      // there is nothing to insert, such as of a picture
      if (blocks.length === 0) return
      removeMarkedBlocks(editor)
      insert(editor, blocks)
      onPaste()
    },
    { capture: true },
  )
}

/**
 * HTML without any text is never left to Editor.js, which parses it in the page's own document: the handlers in it would run
 * if the page's policy didn't forbid that.
 */
function blocksOf(html: string, plain: string, isReplacing: boolean) {
  const blocks = html ? pastedBlocks(html) : []
  if (blocks.length > 0) return blocks
  const lines = html || isReplacing ? htmlOfLines(plain) : htmlOfBulletedText(plain)
  return lines ? pastedBlocks(lines) : []
}

function insert(editor: EditorJS, blocks: ReturnType<typeof pastedBlocks>) {
  const [only, ...more] = blocks
  if (only?.type === 'paragraph' && more.length === 0) {
    // inserts at the caret and preserves the browser's undo
    document.execCommand('insertHTML', false, String(only.data.text))
    return
  }
  const index = Math.max(0, editor.blocks.getCurrentBlockIndex())
  const current = editor.blocks.getBlockByIndex(index)
  if (current && !window.getSelection()?.isCollapsed) document.execCommand('delete')
  const rest = current && current.name !== 'list' ? takeRestOfLine(current.holder) : ''
  const inserted = editor.blocks.insertMany(blocks as never, index + 1)
  if (rest) editor.blocks.insert('paragraph', { text: rest }, undefined, index + 1 + blocks.length)
  if (current?.isEmpty) void editor.blocks.delete(index)
  const last = inserted.at(-1)
  if (last) editor.caret.setToBlock(last.id, 'end')
}

/** Takes what stands behind the caret out of its line, to go on behind what is pasted. */
function takeRestOfLine(block: HTMLElement): string {
  const { focusNode, focusOffset = 0 } = window.getSelection() ?? {}
  const line = block.querySelector('[contenteditable="true"]')
  if (!focusNode || !line?.contains(focusNode)) return ''
  const rest = document.createRange()
  rest.selectNodeContents(line)
  rest.setStart(focusNode, focusOffset)
  if (rest.toString() === '') return ''
  const taken = document.createElement('div')
  taken.append(rest.extractContents())
  return taken.innerHTML
}
