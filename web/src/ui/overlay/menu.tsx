import { cloneElement, lazy, type MouseEvent, type PointerEvent, Suspense, useState } from 'react'
import type { MenuKey, MenuProps } from './menu-entry'

const loadList = () => import('./menu-list')
const MenuList = lazy(loadList)
// a failure surfaces again when the list is opened
const approach = () => void loadList().catch(() => undefined)

/** A button that opens a list of actions. The list's code loads when the pointer or the focus comes near. */
export function Menu(props: MenuProps) {
  const [pressed, setPressed] = useState<{ key: MenuKey | null } | null>(null)
  const { props: own } = props.button
  const closed = cloneElement(props.button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': pressed !== null || undefined,
    onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
      own.onPointerEnter?.(event)
      approach()
    },
    onFocus: (event) => {
      own.onFocus?.(event)
      approach()
    },
    // a press of Enter or of the space bar is a click without a pointer
    onClick: ({ detail }: MouseEvent) => setPressed({ key: detail === 0 ? 'Enter' : null }),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setPressed({ key: event.key })
    },
  })
  if (pressed === null) return closed
  return (
    <Suspense fallback={closed}>
      <MenuList {...props} pressedKey={pressed.key} />
    </Suspense>
  )
}
