import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.js'

export type BadgeTone = 'neutral' | 'accent' | 'info' | 'warn' | 'danger'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent',
  info: 'bg-info-soft text-info',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
}

/** A short label. The text carries the meaning; the colour only supports it. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: BadgeTone
  children: ReactNode
  className?: string
}) {
  return (
    <span
      data-tone={tone}
      className={classNames(
        'inline-flex items-center gap-1 rounded-sm px-2 text-xs leading-5 font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
