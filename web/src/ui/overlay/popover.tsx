import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#lib/class-names.js'
import { afterPress } from './after-press'
import { useEscape } from './use-escape'

interface PopoverProps {
  /** renders the button; spread the given props on it to open the panel */
  button(props: PopoverButtonProps): ReactElement
  /** accessible name of the panel */
  label: string
  className?: string
  children(close: () => void): ReactNode
}

export type PopoverButtonProps = Required<Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'onClick'>>

/**
 * A panel under its button for mixed content: links, choices, a short list. Closes on Escape, on a press outside and
 * when Tab leaves it. Written by hand, because it is on every page and floating-ui would add 17 KB to the first load.
 * For lists of actions use Menu.
 */
export function Popover({ button, label, className, children }: PopoverProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const close = () => setIsOpen(false)
  useDismissal(root, isOpen, close)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave
    <div
      ref={root}
      className="relative"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      {button({
        'aria-expanded': isOpen,
        'aria-controls': id,
        onClick: (event) => afterPress(event, () => setIsOpen((isOpen) => !isOpen)),
      })}
      <section
        id={id}
        aria-label={label}
        hidden={!isOpen}
        className={classNames(
          'absolute end-0 top-full z-40 mt-2 rounded-lg max-md:fixed max-md:inset-x-4 max-md:top-auto max-md:w-auto border border-line bg-surface shadow-float',
          isOpen && 'animate-enter',
          className,
        )}
      >
        {isOpen ? children(close) : null}
      </section>
    </div>
  )
}

function useDismissal(root: { current: HTMLElement | null }, isOpen: boolean, close: () => void) {
  useEscape(isOpen, (event) => {
    event.preventDefault()
    close()
    root.current?.querySelector('button')?.focus()
  })
  useEffect(() => {
    if (!isOpen) return
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  })
}
