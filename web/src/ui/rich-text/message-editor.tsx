import type { KeyboardEvent, ReactNode } from 'react'
import { EditorFailure, EditorFormats } from './editor-formats'
import type { TextAttributes } from './engine/text-attributes'
import { breakListItem, isOwnKey } from './selection/break-list-item'
import { isLinkShortcut } from './selection/caret-text'
import type { EditorState } from './use-editor'
import { useTextAttributes } from './use-text-attributes'
import './rich-text.css'

interface MessageEditorProps {
  editor: EditorState
  /** on phones, where room is dear, the formats appear on demand */
  hasFormats: boolean
  /** for the element that has the focus; Editor.js makes one per paragraph */
  attributes: TextAttributes
  /** @returns whether the key has been dealt with */
  onKey(event: KeyboardEvent): boolean
  onSubmit(): void
  children?: ReactNode
}

/** Edits a message under a toolbar of its formats: Enter sends it, Shift+Enter begins a line, and the reverse on phones. */
export function MessageEditor({ editor, hasFormats, attributes, onKey, onSubmit, children }: MessageEditorProps) {
  const { holderRef, engine, hasFailed, openLink } = editor
  useTextAttributes(engine, attributes)
  const onKeyDown = (event: KeyboardEvent) => {
    const isOfText = holderRef.current?.contains(event.target as Node) ?? false
    if (!isOfText || isOwnKey(event.nativeEvent) || event.nativeEvent.isComposing) return
    if (!onKey(event) && !actOn(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** @returns false if the key is the browser's or Editor.js's */
  const actOn = (event: KeyboardEvent): boolean => {
    if (isLinkShortcut(event)) openLink()
    else if (event.key !== 'Enter') return false
    else if (event.shiftKey || hasPhoneKeyboard()) return breakListItem(holderRef.current)
    else onSubmit()
    return true
  }
  return (
    <div className="codex-editor rich-text-editor message-editor" onKeyDownCapture={onKeyDown}>
      <EditorFormats
        editor={editor}
        label="Message formats"
        isShort
        className={hasFormats ? 'flex' : 'hidden md:flex'}
      />
      <div ref={holderRef} className="relative max-h-48 min-h-11 overflow-y-auto px-4 pt-3 pb-1" />
      {hasFailed ? <EditorFailure /> : null}
      {children}
    </div>
  )
}

/** A phone's keyboard has one Enter, which begins a line; the button sends. */
const hasPhoneKeyboard = () => window.matchMedia('(pointer: coarse)').matches
