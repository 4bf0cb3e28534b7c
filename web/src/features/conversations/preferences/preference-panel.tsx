import { X } from 'lucide-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/button/icon-button.js'
import type { DialogProps } from '#ui/overlay/dialog-window.js'
import { useEscape } from '#ui/overlay/use-escape.js'

interface PreferencePanelProps extends Pick<DialogProps, 'description' | 'footer' | 'children' | 'onClose'> {
  title: string
  /** where the user types meanwhile, which has the focus again when the panel closes with it */
  field: RefObject<HTMLElement | null>
}

/** Long enough for a screen reader to notice the empty live region before its text comes. */
const ANNOUNCE_AFTER_MS = 100

/** A dialog that came up by itself above what somebody is typing: it takes neither the focus nor the rest of the page. */
export function PreferencePanel({ title, description, footer, children, onClose, field }: PreferencePanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnouncement(`${title} has opened. Press Tab to fill it in, or Escape to close it.`),
      ANNOUNCE_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [title])
  // from elsewhere it's meant for what has the focus there, such as a dialog over the page
  useEscape(
    true,
    ({ target }) => {
      const isMeant = target === field.current || target === document.body || panel.current?.contains(target as Node)
      if (isMeant) onClose()
    },
    window,
  )
  useLayoutEffect(() => {
    const { current } = panel
    return () => {
      if (current?.contains(document.activeElement)) field.current?.focus()
    }
  }, [field])
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div
        ref={panel}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        className="focus-ring flex max-h-[max(16rem,calc(100dvh-18rem))] animate-enter lg:max-h-[max(16rem,calc(100dvh-14rem))] flex-col rounded-xl border border-line bg-surface text-sm shadow-float"
      >
        <div className="flex items-start justify-between gap-4 border-b border-line py-3 ps-6 pe-4">
          <div className="min-w-0 pt-1">
            <h2 id={`${id}-title`} className="font-serif text-xl font-semibold text-ink">
              {title}
            </h2>
            <p id={`${id}-description`} className="mt-1 text-muted">
              {description}
            </p>
          </div>
          <IconButton label="Close" icon={X} onClick={onClose} />
        </div>
        <div className="relative min-h-0 flex-1 scroll-py-4 overflow-y-auto px-6 py-4">{children}</div>
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-3">{footer}</div>
      </div>
    </>
  )
}
