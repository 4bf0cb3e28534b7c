import EditorJS from '@editorjs/editorjs'
import Header from '@editorjs/header'
import List from '@editorjs/list'
import Quote from '@editorjs/quote'
import { type EditorOutput, editorToRaw, rawToEditor } from '#contract/rich-text/editor-adapter.js'
import { isSafeLinkUrl, type RawContent } from '#contract/rich-text/raw-content.js'
import { interceptPastes } from './paste/paste-into'
import { UnderlineTool } from './underline-tool'

export type BlockKind = 'heading' | 'subheading' | 'quote' | 'bulleted' | 'numbered'
export type InlineKind = 'bold' | 'italic' | 'underline'

/** The editor as the toolbar sees it; the rest is up to Editor.js. */
export interface EditorEngine {
  save(): Promise<RawContent>
  toggleInline(kind: InlineKind): void
  toggleBlock(kind: BlockKind): Promise<void>
  /** Links the remembered selection, or inserts `text` as a link if nothing was selected. */
  insertLink(selection: Range | null, text: string, url: string): void
  /** Empties the text and puts the caret in it. */
  clear(): Promise<void>
  focus(): void
  destroy(): void
}

export interface EditorOptions {
  holder: HTMLElement
  value: RawContent
  placeholder: string
  labelId: string
  onChange(): void
}

const BLOCKS: Record<BlockKind, { tool: string; data: Record<string, unknown> }> = {
  heading: { tool: 'header', data: { level: 2 } },
  subheading: { tool: 'header', data: { level: 3 } },
  quote: { tool: 'quote', data: {} },
  bulleted: { tool: 'list', data: { style: 'unordered' } },
  numbered: { tool: 'list', data: { style: 'ordered' } },
}

/** Starts Editor.js in `holder`; on our side it takes and returns the stored raw blocks. */
export async function createEditorEngine(options: EditorOptions): Promise<EditorEngine> {
  const editor = new EditorJS({
    holder: options.holder,
    data: rawToEditor(options.value) as never,
    placeholder: options.placeholder,
    minHeight: 0,
    // also decides which tags survive saving; the floating bar itself is hidden in favour of our toolbar
    inlineToolbar: ['bold', 'italic', 'underline', 'link'],
    logLevel: 'ERROR' as never,
    tools: {
      header: { class: Header as never, config: { levels: [2, 3], defaultLevel: 2 } },
      list: { class: List as never, config: { defaultStyle: 'unordered' } },
      quote: { class: Quote as never },
      underline: { class: UnderlineTool as never },
    },
    onChange: options.onChange,
  })
  await editor.isReady
  labelBlocks(options)
  interceptPastes(editor, options.holder)
  keepSlashes(options.holder)
  return {
    save: async () => editorToRaw((await editor.save()) as unknown as EditorOutput),
    toggleInline: (kind) => {
      document.execCommand(kind)
      options.onChange()
    },
    toggleBlock: (kind) => toggleBlock(editor, kind),
    insertLink: (selection, text, url) => {
      insertLink(selection, text, url)
      options.onChange()
    },
    clear: async () => {
      await editor.blocks.clear()
      editor.caret.setToFirstBlock('start')
    },
    focus: () => editor.focus(true),
    destroy: () => editor.destroy(),
  }
}

/** Editor.js makes one unnamed editable element per block, so each gets the field's label. */
function labelBlocks({ holder, labelId }: EditorOptions) {
  const region = holder.querySelector('.codex-editor__redactor')
  region?.setAttribute('role', 'group')
  region?.setAttribute('aria-labelledby', labelId)
  const name = () => {
    for (const block of holder.querySelectorAll('[contenteditable="true"]:not([role])')) {
      block.setAttribute('role', 'textbox')
      block.setAttribute('aria-multiline', 'true')
      block.setAttribute('aria-labelledby', labelId)
    }
  }
  name()
  new MutationObserver(name).observe(holder, { childList: true, subtree: true })
}

/** A slash on an empty line, or with Ctrl, would open menus that are hidden, and send the next keys to them. */
function keepSlashes(holder: HTMLElement) {
  const keep = (event: KeyboardEvent) => {
    if (event.key === '/' || event.code === 'Slash') event.stopPropagation()
  }
  holder.addEventListener('keydown', keep, { capture: true })
}

async function toggleBlock(editor: EditorJS, kind: BlockKind) {
  const block = editor.blocks.getBlockByIndex(Math.max(0, editor.blocks.getCurrentBlockIndex()))
  if (!block) return
  const { tool, data } = BLOCKS[kind]
  const saved = await block.save()
  const present = saved && 'data' in saved ? (saved.data as Record<string, unknown>) : {}
  const isSame = block.name === tool && Object.entries(data).every(([key, value]) => present[key] === value)
  const next = isSame ? { tool: 'paragraph', data: {} } : { tool, data }
  const converted = await editor.blocks.convert(block.id, next.tool, next.data)
  editor.caret.setToBlock(converted.id, 'end')
}

function insertLink(selection: Range | null, text: string, url: string) {
  if (!isSafeLinkUrl(url)) return
  const current = window.getSelection()
  if (selection && current) {
    current.removeAllRanges()
    current.addRange(selection)
  }
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.textContent = text || url
  // insertHTML preserves the browser's undo; the element the HTML comes from has escaped the text
  document.execCommand('insertHTML', false, anchor.outerHTML)
}
