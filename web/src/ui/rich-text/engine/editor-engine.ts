import EditorJS from '@editorjs/editorjs'
import Header from '@editorjs/header'
import List from '@editorjs/list'
import { type EditorOutput, editorToRaw, rawToEditor } from '#contract/rich-text/editor-adapter.js'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import { linkTypedAddresses } from '../link/auto-link'
import { type LinkTarget, removeLink, saveLink } from '../link/link-commands'
import { interceptPastes } from '../paste/paste-into'
import { followIdleWork } from './idle-work'
import { offerReplacing } from './marked-blocks'
import { QuoteTool } from './quote-tool'
import { labelTexts, type TextAttributes } from './text-attributes'
import { selectRange, textLines } from './text-lines'
import { type BlockKind, type InlineKind, toggleBlock, toggleInline } from './toggle-formats'
import { UnderlineTool } from './underline-tool'
import { offerUndo } from './undo'

/** The editor as the toolbar sees it; the rest is up to Editor.js. */
export interface EditorEngine {
  save(): Promise<RawContent>
  toggleInline(kind: InlineKind): void
  toggleBlock(kind: BlockKind): Promise<void>
  saveLink(target: LinkTarget, text: string, url: string): void
  removeLink(target: LinkTarget): void
  /** Sets what screen readers are told of the text besides its label. */
  describe(attributes: TextAttributes): void
  /** Empties the text and puts the caret in it. */
  clear(): Promise<void>
  focus(): void
  /** Puts the focus and the selection back to where they last were in the text, or to a place in it. */
  resume(place?: Range | null): void
  destroy(): void
}

export interface EditorOptions {
  holder: HTMLElement
  value: RawContent
  placeholder: string
  labelId: string
  onChange(): void
}

const LINE_KEYS: ReadonlySet<string> = new Set(['Enter', 'Backspace', 'Delete'])

/** Starts Editor.js in `holder`; on our side it takes and returns the stored raw blocks. */
export async function createEditorEngine(options: EditorOptions): Promise<EditorEngine> {
  const { holder, onChange } = options
  const finishIdleWork = followIdleWork()
  const editor = new EditorJS({
    holder,
    data: rawToEditor(options.value) as never,
    placeholder: options.placeholder,
    minHeight: 0,
    // also decides which tags survive saving; the floating bar itself is hidden in favour of our toolbar
    inlineToolbar: ['bold', 'italic', 'underline', 'link'],
    logLevel: 'ERROR' as never,
    tools: {
      header: { class: Header as never, config: { levels: [2, 3], defaultLevel: 2 } },
      list: { class: List as never, config: { defaultStyle: 'unordered' } },
      quote: { class: QuoteTool as never },
      underline: { class: UnderlineTool as never },
    },
    onChange: () => changed(),
  })
  holder.addEventListener('keydown', finishIdleWork, { capture: true })
  holder.addEventListener('input', finishIdleWork)
  await editor.isReady
  const describe = labelTexts(holder, options.labelId)
  const selection = rememberSelection(holder)
  interceptPastes(editor, holder, () => changed())
  offerReplacing(editor, holder)
  keepSlashes(holder)
  const freeKeys = keepKeysFromHiddenMenus(editor)
  linkTypedAddresses(holder)
  const undo = await offerUndo(editor, holder, onChange)
  const changed = () => {
    void undo.record()
    onChange()
  }
  // Editor.js reports what is typed late, but the character count should follow every key
  holder.addEventListener('input', changed)
  // keys that join, split or remove lines cause no input event; a form sent at once would miss the change
  holder.addEventListener('keyup', ({ key }) => LINE_KEYS.has(key) && changed())
  return {
    save: async () => editorToRaw((await editor.save()) as unknown as EditorOutput),
    toggleInline: (kind) => {
      selection.resume()
      toggleInline(editor, holder, kind)
      changed()
    },
    toggleBlock: async (kind) => {
      selection.resume()
      await toggleBlock(editor, holder, kind)
      changed()
    },
    saveLink: (target, text, url) => saveLink(holder, target, text, url),
    removeLink,
    describe,
    clear: async () => {
      await editor.blocks.clear()
      editor.caret.setToFirstBlock('start')
    },
    focus: () => editor.focus(true),
    resume: selection.resume,
    destroy: () => {
      selection.forget()
      freeKeys()
      editor.destroy()
    },
  }
}

/** The toolbar and the link dialog take the focus, and with it the selection that they are to format. */
function rememberSelection(holder: HTMLElement) {
  let last: Range | null = null
  const remember = () => {
    const selection = window.getSelection()
    if (selection && selection.rangeCount > 0 && holder.contains(selection.anchorNode))
      last = selection.getRangeAt(0).cloneRange()
  }
  document.addEventListener('selectionchange', remember)
  return {
    resume: (place: Range | null = null) => {
      if (!place && holder.contains(document.activeElement)) return
      const range = place ?? last
      const line = range && textLines(holder).find((one) => one.contains(range.startContainer))
      line?.focus()
      if (line && range) selectRange(range)
    },
    forget: () => document.removeEventListener('selectionchange', remember),
  }
}

/** A slash on an empty line, or with Ctrl, would open menus that are hidden, and send the next keys to them. */
function keepSlashes(holder: HTMLElement) {
  const keep = (event: KeyboardEvent) => {
    if (event.key === '/' || event.code === 'Slash') event.stopPropagation()
  }
  holder.addEventListener('keydown', keep, { capture: true })
}

/**
 * A selection opens Editor.js's own bar, hidden in favour of our toolbar, which takes Enter, Tab and the arrow keys on
 * the whole page. So it is closed before any key gets there.
 */
function keepKeysFromHiddenMenus(editor: EditorJS): () => void {
  const close = () => editor.inlineToolbar.close()
  window.addEventListener('keydown', close, { capture: true })
  return () => window.removeEventListener('keydown', close, { capture: true })
}
