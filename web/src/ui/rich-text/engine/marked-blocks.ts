import type EditorJS from '@editorjs/editorjs'

/** The places of the blocks that are marked as a whole, by Ctrl+A twice or by dragging over several. */
export function markedBlocks(editor: EditorJS): number[] {
  return Array.from({ length: editor.blocks.getBlocksCount() }, (_, index) => index).filter(
    (index) => editor.blocks.getBlockByIndex(index)?.selected,
  )
}

/**
 * Takes away the marked blocks and puts the caret where they were.
 * @returns false if none are marked
 */
export function removeMarkedBlocks(editor: EditorJS): boolean {
  const marked = markedBlocks(editor)
  const [first] = marked
  if (first === undefined) return false
  // the editor begins an empty block by itself once it has none
  const isAll = marked.length === editor.blocks.getBlocksCount()
  for (const index of marked.toReversed()) void editor.blocks.delete(index)
  if (!isAll) editor.blocks.insert(undefined, undefined, undefined, first)
  editor.caret.setToBlock(isAll ? 0 : first, 'start')
  return true
}

/**
 * Marked blocks are deleted, or replaced by what is typed. Editor.js does so only while the page has no selection at all,
 * but browsers give the field that has the focus a caret again.
 */
export function offerReplacing(editor: EditorJS, holder: HTMLElement): void {
  holder.addEventListener(
    'keydown',
    (event) => {
      const isDeleting = event.key === 'Backspace' || event.key === 'Delete' || event.key === 'Enter'
      const isTyping = typesLetter(event) && !event.isComposing
      if (!(isDeleting || isTyping) || !removeMarkedBlocks(editor)) return
      event.preventDefault()
      event.stopPropagation()
      if (isTyping) document.execCommand('insertText', false, event.key)
    },
    { capture: true },
  )
}

/** Alt with a letter is the browser's own shortcut, except where it is how letters are typed: AltGr, and Option on a Mac. */
function typesLetter(event: KeyboardEvent): boolean {
  if ([...event.key].length !== 1 || event.ctrlKey || event.metaKey) return false
  return !event.altKey || event.getModifierState('AltGraph') || /Macintosh|iPhone|iPad/.test(navigator.userAgent)
}
