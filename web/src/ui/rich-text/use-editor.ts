import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type LinkTarget, readLinkTarget } from './link/link-commands'
import { type EditedText, useEditorEngine } from './use-editor-engine'
import { usePressedFormats } from './use-pressed-formats'

/** A rich text that is edited: its engine, the element that holds it, the formats at the caret, and the link dialog. */
export function useEditor(text: EditedText) {
  const { holderRef, engine, whenReady, hasFailed } = useEditorEngine(text)
  const { pressed, look } = usePressedFormats(holderRef)
  const [link, setLink] = useState<LinkTarget | null>(null)
  const openLink = () => {
    engine?.resume()
    setLink(readLinkTarget(holderRef.current))
  }
  /** Closes the link dialog and then changes the text, which can't be written to while a dialog is open. */
  const closeLink = (change?: (target: LinkTarget) => void) => {
    flushSync(() => setLink(null))
    // the dialog gives the focus back to the text, which puts the caret at its start, in a microtask of its own. A timer would
    // come after the keys that are pressed next, on a slow device, and they would be written there
    queueMicrotask(() => {
      engine?.resume(link?.place)
      if (link) change?.(link)
    })
  }
  return { holderRef, engine, whenReady, hasFailed, pressed, look, link, openLink, closeLink }
}

export type EditorState = ReturnType<typeof useEditor>
