import { classNames } from '#lib/class-names.js'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const BASE =
  'focus-ring inline-flex items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap select-none no-underline ' +
  'transition-colors duration-120 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-control bg-surface text-ink hover:bg-sunken',
  quiet: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-soft',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-sm',
  md: 'min-h-10 px-4 text-sm',
  lg: 'min-h-12 px-6 text-base',
}

/** Shared styles of buttons and links that look like buttons. */
export function buttonSkin(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className)
}
