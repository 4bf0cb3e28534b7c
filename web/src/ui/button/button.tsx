import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../display/icon'
import { Spinner } from '../feedback/spinner'
import { type ButtonSize, type ButtonVariant, buttonSkin } from './button-skin'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** The work is under way: pressing again does nothing, and screen readers hear that it is busy. `[data-busy]` */
  isBusy?: boolean
}

export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  isBusy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // stays focusable while busy, so that the keyboard does not lose its place; and stays the one that Enter in a field
      // presses: a form without it would be sent again
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      data-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonSkin(variant, size, className)}
    >
      {isBusy ? <Spinner /> : icon ? <Icon of={icon} size={16} /> : null}
      {children}
    </button>
  )
}
