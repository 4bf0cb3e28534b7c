import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems, MenuSeparator } from '@headlessui/react'
import { Fragment, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '#lib/class-names.js'
import { Icon } from '../display/icon'
import type { MenuEntry, MenuKey, MenuProps } from './menu-entry'

interface MenuListProps extends MenuProps {
  /** the key it was asked for with, or null for the pointer */
  pressedKey: MenuKey | null
}

/** The list behind a menu's button, open from the start; a key moves on to its first or last entry. */
export default function MenuList({ button, items, header, align = 'end', pressedKey }: MenuListProps) {
  const control = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // takes the focus from the button that was pressed while this loaded
    control.current?.focus()
    if (pressedKey === null) control.current?.click()
    else control.current?.dispatchEvent(new KeyboardEvent('keydown', { key: pressedKey, bubbles: true }))
  }, [pressedKey])
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment} ref={control}>
        {button}
      </MenuButton>
      <MenuItems
        transition
        anchor={{ to: `bottom ${align}`, gap: 8, padding: 8 }}
        className="z-50 min-w-44 rounded-lg border border-line bg-surface p-1 shadow-float transition duration-120 ease-out outline-none data-closed:opacity-0"
      >
        {header ? <div className="border-b border-line px-3 pt-2 pb-3 text-sm">{header}</div> : null}
        {items.map((item) => (
          <Fragment key={item.label}>
            {item.startsGroup ? <MenuSeparator className="my-1 h-px bg-line" /> : null}
            <MenuItem disabled={item.isDisabled}>
              <MenuEntryControl item={item} />
            </MenuItem>
          </Fragment>
        ))}
      </MenuItems>
    </HeadlessMenu>
  )
}

/** Headless UI passes its behaviour as props. */
function MenuEntryControl({ item, ...behaviour }: { item: MenuEntry }) {
  const className = classNames(
    'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-start text-sm select-none data-disabled:opacity-50 data-focus:bg-sunken',
    item.tone === 'danger' ? 'text-danger' : 'text-ink',
  )
  const inner = (
    <>
      {item.icon ? <Icon of={item.icon} size={16} className={item.tone ? '' : 'text-muted'} /> : null}
      {item.detail ? (
        <span className="grid py-2">
          <span className="font-medium">{item.label}</span>
          <span className="text-muted">{item.detail}</span>
        </span>
      ) : (
        item.label
      )}
    </>
  )
  if (item.to)
    return (
      <Link {...behaviour} to={item.to} className={className}>
        {inner}
      </Link>
    )
  const { onClick, ...rest } = behaviour as { onClick?(event: unknown): void }
  return (
    <button
      {...rest}
      type="button"
      className={className}
      onClick={(event) => {
        onClick?.(event)
        item.onSelect?.()
      }}
    >
      {inner}
    </button>
  )
}
