import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../display/icon'
import { type ButtonSize, type ButtonVariant, buttonSkin } from './button-skin'

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
}

/** Goes somewhere and looks like a button: for the one next step of a view. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonSkin(variant, size, className)}>
      {icon ? <Icon of={icon} size={16} /> : null}
      {children}
    </Link>
  )
}
