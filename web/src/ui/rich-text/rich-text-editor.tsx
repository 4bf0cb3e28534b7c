import { type KeyboardEvent, useEffect } from 'react'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import { showWhole } from '#lib/browser/show-whole.js'
import { EditorFailure, EditorFormats } from './editor-formats'
import { isLinkShortcut } from './selection/caret-text'
import { type EditorState, useEditor } from './use-editor'
import { useTextAttributes } from './use-text-attributes'
import './rich-text.css'

interface RichTextEditorProps {
  /** Only read on mount; change the component's `key` to load another text. */
  value: RawContent
  onChange(value: RawContent): void
  onBlur?(): void
  /** what Shift+Enter does; without it, it begins a new line in the same block (RTE-08) */
  onShiftEnter?(): void
  'aria-labelledby': string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  placeholder?: string
}

/** A rich text field in the stored raw block format, edited with Editor.js under an always-visible toolbar. */
export function RichTextEditor(props: RichTextEditorProps) {
  const editor = useEditor(props)
  const { holderRef, engine, hasFailed, link } = editor
  const isInvalid = props['aria-invalid'] === true
  useTextAttributes(engine, {
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': isInvalid ? 'true' : undefined,
  })
  useLabelFocus(engine, props['aria-labelledby'])

  return (
    // Editor.js takes keys that are pressed outside of an element with its class, such as arrow keys in our toolbar
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving the editor as a whole
    <div
      className="codex-editor rich-text-editor rounded-md border border-control bg-surface transition-colors focus-within:border-accent focus-within:outline-1 focus-within:outline-accent data-invalid:border-danger"
      data-invalid={isInvalid || undefined}
      onBlur={(event) => {
        if (!link && !event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
      }}
      onKeyUp={showWhole}
      onKeyDownCapture={(event) => {
        if (!holderRef.current?.contains(event.target as Node) || !actOn(event, editor, props)) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <EditorFormats editor={editor} label="Text formats" />
      <div ref={holderRef} className="min-h-44 px-4 py-3" />
      {hasFailed ? <EditorFailure /> : null}
    </div>
  )
}

/** @returns false if the key is the browser's or Editor.js's */
function actOn(event: KeyboardEvent, { engine, openLink }: EditorState, props: RichTextEditorProps): boolean {
  if (isLinkShortcut(event) && engine) openLink()
  else if (event.key === 'Enter' && event.shiftKey && props.onShiftEnter && !event.nativeEvent.isComposing)
    props.onShiftEnter()
  else return false
  return true
}

/** Pressing the label goes to the text, as with any other field; an editable element can't be a label's control. */
function useLabelFocus(engine: EditorState['engine'], labelId: string) {
  useEffect(() => {
    const label = document.getElementById(labelId)
    const focus = () => engine?.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [engine, labelId])
}
