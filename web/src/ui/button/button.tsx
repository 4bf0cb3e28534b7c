import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../display/icon'
import { Spinner } from '../feedback/spinner'
import { type ButtonSize, type ButtonVariant, buttonSkin } from './button-skin'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  /** While work is in progress, presses do nothing and screen readers hear that it is busy. `[data-busy]` */
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
      // not disabled while busy: the keyboard keeps its place, and Enter in a field still finds a submit button instead
      // of submitting the form without one
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
