import { cloneElement, type ReactElement, useEffect, useId, useState } from 'react'

interface TooltipProps {
  text: string
  /** must be able to take the focus; whoever can't hover hears the text as its description */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** A few words about a control, on hover and focus; Escape puts them away. Never the only place for something needed. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches its control
    <span
      className="relative inline-flex"
      onPointerEnter={() => setIsOpen(true)}
      onPointerLeave={() => setIsOpen(false)}
      onFocus={() => setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        role="tooltip"
        id={id}
        hidden={!isOpen}
        className="absolute bottom-full left-1/2 z-50 mb-2 w-max max-w-64 -translate-x-1/2 rounded-md bg-ink px-3 py-2 text-xs text-paper shadow-float"
      >
        {text}
      </span>
    </span>
  )
}
