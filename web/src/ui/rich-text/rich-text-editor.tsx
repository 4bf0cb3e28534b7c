import { useEffect, useRef, useState } from 'react'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import type { EditorEngine, EditorOptions } from './editor-engine'
import { LinkForm } from './link-form'
import { RichTextToolbar } from './rich-text-toolbar'
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
  /** Lets tests pass their own engine. */
  createEngine?(options: EditorOptions): Promise<EditorEngine>
}

// Editor.js is larger than the rest of the form, so it loads only when an editor is on screen
const loadEngine = async (options: EditorOptions) => (await import('./editor-engine')).createEditorEngine(options)

/** A rich text field in the stored raw block format, edited with Editor.js under an always-visible toolbar. */
export function RichTextEditor({ createEngine = loadEngine, ...props }: RichTextEditorProps) {
  const { holderRef, engine, hasFailed } = useEditorEngine(props, createEngine)
  const { pressed, look } = usePressedFormats(holderRef)
  const [linkSelection, setLinkSelection] = useState<{ range: Range | null; text: string } | null>(null)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving the editor as a whole
    <div
      className="rich-text-editor rounded-md border border-control bg-surface transition-colors focus-within:border-accent focus-within:outline-1 focus-within:outline-accent data-invalid:border-danger"
      data-invalid={props['aria-invalid'] || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
      }}
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
        onLink={() => setLinkSelection(readSelection())}
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

function useEditorEngine(props: RichTextEditorProps, createEngine: (options: EditorOptions) => Promise<EditorEngine>) {
  const holderRef = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const [engine, setEngine] = useState<EditorEngine | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const host = holderRef.current
    if (!host) return
    // a holder per start: destroying an editor empties its holder, even if a newer editor is in it by then
    const holder = host.appendChild(document.createElement('div'))
    let isGone = false
    let started: EditorEngine | null = null
    let savesStarted = 0
    const report = async () => {
      const turn = ++savesStarted
      const value = await started?.save().catch(() => null)
      if (!isGone && value && turn === savesStarted) latest.current.onChange(value)
    }
    const onChange = () => void report()
    const { value, placeholder = '', 'aria-labelledby': labelId } = latest.current
    createEngine({ holder, value, placeholder, labelId, onChange }).then(
      (created) => {
        if (isGone) return created.destroy()
        started = created
        // Editor.js debounces its change events, but the character count should follow every key
        holder.addEventListener('input', onChange)
        setEngine(created)
      },
      () => setHasFailed(!isGone),
    )
    return () => {
      isGone = true
      holder.removeEventListener('input', onChange)
      started?.destroy()
      holder.remove()
    }
  }, [createEngine])

  return { holderRef, engine, hasFailed }
}

function readSelection(): { range: Range | null; text: string } {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0) return { range: null, text: '' }
  return { range: selection.getRangeAt(0).cloneRange(), text: selection.toString() }
}
