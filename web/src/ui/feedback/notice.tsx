import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { classNames } from '#lib/class-names.js'
import { IconButton } from '../button/icon-button'
import { Icon } from '../display/icon'

export type NoticeTone = 'info' | 'success' | 'warn' | 'danger'

interface NoticeProps {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** announced when it appears; leave out for notices that are there from the start */
  isLive?: boolean
  /** for one that stands over something else: it is gone once it was read */
  onDismiss?(): void
  className?: string
  ref?: Ref<HTMLDivElement>
}

const TONES: Record<NoticeTone, { icon: LucideIcon; box: string; ink: string }> = {
  info: { icon: Info, box: 'border-info/30 bg-info-soft', ink: 'text-info' },
  success: { icon: CircleCheck, box: 'border-accent/30 bg-accent-soft', ink: 'text-accent' },
  warn: { icon: TriangleAlert, box: 'border-warn/30 bg-warn-soft', ink: 'text-warn' },
  danger: { icon: CircleAlert, box: 'border-danger/30 bg-danger-soft', ink: 'text-danger' },
}

/** An inline message: what happened, what it means and what to do. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  isLive = false,
  onDismiss,
  className,
  ref,
}: NoticeProps) {
  const { icon, box, ink } = TONES[tone]
  return (
    <div
      ref={ref}
      role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      data-tone={tone}
      className={classNames(
        'flex items-start gap-3 rounded-lg border px-4 py-3 text-sm text-ink',
        box,
        onDismiss && 'shadow-float',
        className,
      )}
    >
      <Icon of={icon} className={ink} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className={title ? 'mt-1 text-muted' : undefined}>{children}</div> : null}
        {action ? <div className="mt-3 flex flex-wrap gap-3">{action}</div> : null}
      </div>
      {onDismiss ? <IconButton label="Dismiss" icon={X} size="sm" onClick={onDismiss} /> : null}
    </div>
  )
}
