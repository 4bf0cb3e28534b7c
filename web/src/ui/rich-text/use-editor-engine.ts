import { useEffect, useRef, useState } from 'react'
import type { RawContent } from '#contract/rich-text/raw-content.js'
import type { EditorEngine, EditorOptions } from './engine/editor-engine'

export interface EditedText {
  /** Only read on mount. */
  value: RawContent
  onChange(value: RawContent): void
  'aria-labelledby': string
  placeholder?: string
}

// Editor.js is larger than the rest of the form, so it loads only when an editor is on screen
const loadEngine = async (options: EditorOptions) =>
  (await import('./engine/editor-engine')).createEditorEngine(options)

/** Edits a text in the element of `holderRef`; the engine is null until it has loaded. */
export function useEditorEngine(props: EditedText) {
  const holderRef = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const [engine, setEngine] = useState<EditorEngine | null>(null)
  const loading = useRef<Promise<EditorEngine | null>>(Promise.resolve(null))
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const host = holderRef.current
    if (!host) return
    // a holder per start: destroying an editor empties its holder, even if a newer editor is in it by then
    const holder = host.appendChild(document.createElement('div'))
    holder.addEventListener('keydown', leaveByTab, { capture: true })
    let isGone = false
    let started: EditorEngine | null = null
    let savesStarted = 0
    // Editor.js shows its lines before it is ready to tell what is typed in them
    let isTypedEarly = false
    holder.addEventListener('input', () => {
      isTypedEarly ||= !started
    })
    const { value, placeholder = '', 'aria-labelledby': labelId } = latest.current
    // Editor.js also reports, late, that it has shown its text: that would put back what the form has replaced meanwhile
    let known = JSON.stringify(value)
    const report = async () => {
      const turn = ++savesStarted
      const edited = await started?.save().catch(() => null)
      if (isGone || !edited || turn !== savesStarted || JSON.stringify(edited) === known) return
      known = JSON.stringify(edited)
      latest.current.onChange(edited)
    }
    const onChange = () => void report()
    loading.current = loadEngine({ holder, value, placeholder, labelId, onChange }).then(
      (created) => {
        if (isGone) {
          created.destroy()
          return null
        }
        started = created
        setEngine(created)
        if (isTypedEarly) onChange()
        return created
      },
      () => {
        setHasFailed(!isGone)
        return null
      },
    )
    return () => {
      isGone = true
      started?.destroy()
      holder.remove()
    }
  }, [])

  /** The engine, once it has loaded; null if it can't. Its field takes keys a moment before the page knows of it. */
  const whenReady = () => loading.current
  return { holderRef, engine, whenReady, hasFailed }
}

/** A list would indent its items with Tab, so that one couldn't leave it by keyboard (WCAG 2.1.2). */
function leaveByTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation()
}
