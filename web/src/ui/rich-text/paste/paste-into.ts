import type EditorJS from '@editorjs/editorjs'
import { htmlOfBulletedText, pastedBlocks } from './pasted-blocks'

/** The type that Editor.js gives its own copies, which it handles best itself. */
const OWN_COPY = 'application/x-editor-js'

/**
 * Handles pastes before Editor.js, which turns Word lists into paragraphs, runs table cells together and duplicates
 * nested content. The server sanitises the stored text in any case.
 */
export function interceptPastes(editor: EditorJS, holder: HTMLElement): void {
  holder.addEventListener(
    'paste',
    (event) => {
      const data = event.clipboardData
      if (!data || data.types.includes(OWN_COPY)) return
      const html = data.getData('text/html') || htmlOfBulletedText(data.getData('text/plain'))
      const blocks = html ? pastedBlocks(html) : []
      if (blocks.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      insert(editor, blocks)
    },
    { capture: true },
  )
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
  const inserted = editor.blocks.insertMany(blocks as never, index + 1)
  if (current?.isEmpty) editor.blocks.delete(index)
  const last = inserted.at(-1)
  if (last) editor.caret.setToBlock(last.id, 'end')
}
