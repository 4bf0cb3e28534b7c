import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.js'
import { Icon } from '../display/icon'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** accessible name: every icon has one */
  label: string
  icon: LucideIcon
  size?: 'sm' | 'md'
}

const SIZES = { sm: 'size-8', md: 'size-10' }

export function IconButton({ label, icon, size = 'md', type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'focus-ring grid shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50',
        SIZES[size],
        className,
      )}
    >
      <Icon of={icon} size={size === 'sm' ? 16 : 20} />
    </button>
  )
}
