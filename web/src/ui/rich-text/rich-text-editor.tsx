import { type KeyboardEvent, useState } from 'react'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import { LinkForm } from './link-form'
import { RichTextToolbar } from './rich-text-toolbar'
import { isLinkShortcut, type LinkSelection, readLinkSelection } from './selection/caret-text'
import { useEditorEngine } from './use-editor-engine'
import { usePressedFormats } from './use-pressed-formats'
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
  const { holderRef, engine, hasFailed } = useEditorEngine(props)
  const { pressed, look } = usePressedFormats(holderRef)
  const [linkSelection, setLinkSelection] = useState<LinkSelection | null>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isLinkShortcut(event) || !engine) return
    event.preventDefault()
    event.stopPropagation()
    setLinkSelection(readLinkSelection())
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
      <RichTextToolbar
        label="Text formats"
        isReady={engine !== null}
        pressed={pressed}
        onInline={(kind) => {
          engine?.toggleInline(kind)
          look()
        }}
        onBlock={(kind) => void engine?.toggleBlock(kind).then(look)}
        onLink={() => setLinkSelection(readLinkSelection())}
      />
      {linkSelection ? (
        <LinkForm
          text={linkSelection.text}
          onCancel={() => setLinkSelection(null)}
          onSave={(text, url) => {
            engine?.insertLink(linkSelection.range, text, url)
            setLinkSelection(null)
          }}
        />
      ) : null}
      <div ref={holderRef} aria-describedby={props['aria-describedby']} className="min-h-44 px-4 py-3" />
      {hasFailed ? (
        <p className="px-4 pb-3 text-sm text-danger">
          The editor could not be loaded. Reload the page to write; your draft is kept.
        </p>
      ) : null}
    </div>
  )
}
