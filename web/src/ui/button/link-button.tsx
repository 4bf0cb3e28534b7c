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

/** A link that looks like a button, for a view's main next step. */
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
