import { ArrowRight, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { messageOf } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Icon } from '#ui/display/icon.js'
import { useDismissDashboardBannerMutation } from './dismiss-banner.generated'

interface BannerProps {
  text: string | undefined
  /** its place is kept until its text is known, so that it doesn't push the page down */
  isPending: boolean
}

/** Leads to what experts can be asked for (PROMPT-01 to PROMPT-03, GD-27). Dismissed, it stays away on every device. */
export function Banner({ text, isPending }: BannerProps) {
  const { id: me, isDashboardBannerVisible } = useSignedInUser()
  const dismiss = useDismissDashboardBannerMutation()
  if (!isDashboardBannerVisible || dismiss.isPending || dismiss.isSuccess) return null
  if (isPending) return <div className="mb-6 h-12" />
  if (!text) return null
  return (
    <div className="mb-6 rounded-lg bg-accent-soft ps-4 pe-1 text-sm text-ink">
      <div className="flex h-12 items-center justify-between gap-2 leading-5">
        <Link
          to={paths.allPackages()}
          className="focus-ring inline-flex items-center gap-2 rounded-sm font-medium hover:text-accent"
        >
          <span className="line-clamp-2">{text}</span>
          <Icon of={ArrowRight} size={16} />
        </Link>
        <IconButton label="Dismiss" icon={X} onClick={() => dismiss.mutate({ me })} />
      </div>
      {dismiss.error ? (
        <p role="alert" className="pb-2 text-danger">
          {messageOf(dismiss.error)}
        </p>
      ) : null}
    </div>
  )
}
