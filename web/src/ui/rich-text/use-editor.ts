import { useState } from 'react'
import type { LinkSelection } from './selection/caret-text'
import { type EditedText, useEditorEngine } from './use-editor-engine'
import { usePressedFormats } from './use-pressed-formats'

/** A rich text that is edited: its engine, the element that holds it, the formats at the caret, and the text to link. */
export function useEditor(text: EditedText) {
  const { holderRef, engine, whenReady, hasFailed } = useEditorEngine(text)
  const { pressed, look } = usePressedFormats(holderRef)
  const [link, setLink] = useState<LinkSelection | null>(null)
  return { holderRef, engine, whenReady, hasFailed, pressed, look, link, setLink }
}

export type EditorState = ReturnType<typeof useEditor>
