import type { KeyboardEvent } from 'react'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import { EditorFailure, EditorFormats } from './editor-formats'
import { isLinkShortcut, readLinkSelection } from './selection/caret-text'
import { useEditor } from './use-editor'
import './rich-text.css'

interface RichTextEditorProps {
  /** Only read on mount; change the component's `key` to load another text. */
  value: RawContent
  onChange(value: RawContent): void
  onBlur?(): void
  'aria-labelledby': string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  placeholder?: string
}

/** A rich text field in the stored raw block format, edited with Editor.js under an always-visible toolbar. */
export function RichTextEditor(props: RichTextEditorProps) {
  const editor = useEditor(props)
  const { holderRef, engine, hasFailed, setLink } = editor
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isLinkShortcut(event) || !engine) return
    event.preventDefault()
    event.stopPropagation()
    setLink(readLinkSelection())
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving the editor as a whole
    <div
      className="rich-text-editor rounded-md border border-control bg-surface transition-colors focus-within:border-accent focus-within:outline-1 focus-within:outline-accent data-invalid:border-danger"
      data-invalid={props['aria-invalid'] || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
      }}
      onKeyDownCapture={onKeyDown}
    >
      <EditorFormats editor={editor} label="Text formats" />
      <div ref={holderRef} aria-describedby={props['aria-describedby']} className="min-h-44 px-4 py-3" />
      {hasFailed ? <EditorFailure /> : null}
    </div>
  )
}
