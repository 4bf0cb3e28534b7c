import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'

export interface MenuEntry {
  label: string
  /** what it means, in a line below */
  detail?: string
  icon?: LucideIcon
  /** for a link … */
  to?: string
  /** … or an action */
  onSelect?(): void
  tone?: 'danger'
  isDisabled?: boolean
  /** draws a hairline above */
  startsGroup?: boolean
}

export interface MenuProps {
  /** a native button or one of ours */
  button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  items: readonly MenuEntry[]
  header?: ReactNode
  align?: 'start' | 'end'
}

export type MenuKey = 'Enter' | 'ArrowDown' | 'ArrowUp'
