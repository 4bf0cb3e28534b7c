import type { LucideIcon } from 'lucide-react'
import { classNames } from '#lib/class-names.js'

interface IconProps {
  of: LucideIcon
  /** px */
  size?: 16 | 20 | 24
  /** omit it next to a visible label, where the icon is decoration */
  label?: string
  className?: string
}

/** A lucide icon in the brand's stroke width. */
export function Icon({ of: Glyph, size = 20, label, className }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={1.5}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('shrink-0', className)}
    />
  )
}
