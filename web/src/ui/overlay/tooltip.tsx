import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
} from '@floating-ui/react'
import { cloneElement, type HTMLProps, type ReactElement, type Ref, useId, useState } from 'react'

interface TooltipProps {
  text: string
  /** must be focusable; its description gives the text to people who can't hover */
  children: ReactElement<HTMLProps<Element> & { ref?: Ref<Element> }>
}

const GAP_PX = 8
const EDGE_PX = 16

/** A short text about a control, on hover and focus; Escape hides it. Never the only place for anything essential. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setIsOpen,
    placement: 'top',
    middleware: [offset(GAP_PX), flip({ padding: EDGE_PX }), shift({ padding: EDGE_PX })],
    whileElementsMounted: autoUpdate,
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    // The pointer may move onto the tooltip, to magnify or copy its text.
    useHover(context, { move: false, handleClose: safePolygon() }),
    // On touch screens, where a tap focuses the control, this is the only way to open it.
    useFocus(context, { visibleOnly: false }),
    useDismiss(context),
  ])

  return (
    <>
      {cloneElement(children, {
        ref: refs.setReference,
        'aria-describedby': id,
        ...getReferenceProps(children.props),
      })}
      <span
        ref={refs.setFloating}
        role="tooltip"
        id={id}
        hidden={!isOpen}
        style={floatingStyles}
        className="z-50 w-max max-w-64 rounded-md bg-ink px-3 py-2 text-xs text-paper shadow-float"
        {...getFloatingProps()}
      >
        {text}
      </span>
    </>
  )
}
