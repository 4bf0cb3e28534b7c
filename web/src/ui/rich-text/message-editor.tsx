import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import { LinkForm } from './link-form'
import { RichTextToolbar } from './rich-text-toolbar'
import { breakListItem, isOwnKey } from './selection/break-list-item'
import { isLinkShortcut, type LinkSelection, readLinkSelection } from './selection/caret-text'
import { useEditorEngine } from './use-editor-engine'
import { usePressedFormats } from './use-pressed-formats'
import './rich-text.css'

interface MessageText {
  /** Only read on mount. */
  value: RawContent
  placeholder: string
  'aria-labelledby': string
  onChange(value: RawContent): void
}

/** A short rich text that Enter sends: its engine, the element that holds it, and the formats at the caret. */
export function useMessageEditor(text: MessageText) {
  const { holderRef, engine, whenReady, hasFailed } = useEditorEngine(text)
  const { pressed, look } = usePressedFormats(holderRef)
  const [link, setLink] = useState<LinkSelection | null>(null)
  return { holderRef, engine, whenReady, hasFailed, pressed, look, link, setLink }
}

export type MessageEditorState = ReturnType<typeof useMessageEditor>

interface MessageEditorProps {
  editor: MessageEditorState
  /** on phones, where room is dear, the formats appear on demand */
  hasFormats: boolean
  /** for the element that has the focus; Editor.js makes one per paragraph */
  attributes: Readonly<Record<`aria-${string}`, string | undefined>>
  /** @returns whether the key has been dealt with */
  onKey(event: KeyboardEvent): boolean
  onSubmit(): void
  children?: ReactNode
}

/** Edits a message under a toolbar of its formats: Enter sends it, Shift+Enter begins a line, and the reverse on phones. */
export function MessageEditor({ editor, hasFormats, attributes, onKey, onSubmit, children }: MessageEditorProps) {
  const { holderRef, engine, hasFailed, pressed, look, link, setLink } = editor
  useTextboxAttributes(holderRef, attributes)
  const onKeyDown = (event: KeyboardEvent) => {
    const isOfText = holderRef.current?.contains(event.target as Node) ?? false
    if (!isOfText || isOwnKey(event.nativeEvent) || event.nativeEvent.isComposing) return
    if (!onKey(event) && !actOn(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** @returns false if the key is the browser's or Editor.js's */
  const actOn = (event: KeyboardEvent): boolean => {
    if (isLinkShortcut(event)) setLink(readLinkSelection())
    else if (event.key !== 'Enter') return false
    else if (event.shiftKey || hasPhoneKeyboard()) return breakListItem(holderRef.current)
    else onSubmit()
    return true
  }
  return (
    <div className="rich-text-editor message-editor" onKeyDownCapture={onKeyDown}>
      <RichTextToolbar
        label="Message formats"
        isShort
        className={hasFormats ? 'flex' : 'hidden md:flex'}
        isReady={engine !== null}
        pressed={pressed}
        onInline={(kind) => {
          engine?.toggleInline(kind)
          look()
        }}
        onBlock={(kind) => void engine?.toggleBlock(kind).then(look)}
        onLink={() => setLink(readLinkSelection())}
      />
      {link ? (
        <LinkForm
          text={link.text}
          onCancel={() => setLink(null)}
          onSave={(text, url) => {
            engine?.insertLink(link.range, text, url)
            setLink(null)
          }}
        />
      ) : null}
      <div ref={holderRef} className="max-h-48 min-h-11 overflow-y-auto px-4 pt-3 pb-1" />
      {hasFailed ? (
        <p className="px-4 pb-3 text-sm text-danger">
          The editor could not be loaded. Reload the page to write; your draft is kept.
        </p>
      ) : null}
      {children}
    </div>
  )
}

/** A phone's keyboard has one Enter, which begins a line; the button sends. */
const hasPhoneKeyboard = () => window.matchMedia('(pointer: coarse)').matches

function useTextboxAttributes(holder: RefObject<HTMLElement | null>, attributes: MessageEditorProps['attributes']) {
  useEffect(() => {
    for (const textbox of holder.current?.querySelectorAll('[role="textbox"]') ?? []) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined) textbox.removeAttribute(name)
        else textbox.setAttribute(name, value)
      }
    }
  })
}
