import { MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatCount } from '#contract/format/counts.js'
import { FACT_DOT } from '#contract/format/facts.js'
import { fullName } from '#contract/format/full-name.js'
import { CreditAmount } from '#entities/credits/credit-amount.js'
import { HireMenu } from '#entities/expert/hire-menu.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Avatar } from '#ui/display/avatar.js'
import { Badge } from '#ui/display/badge.js'
import { Icon } from '#ui/display/icon.js'
import type { ListedExpert } from './use-leading-experts'

type Expert = NonNullable<ListedExpert['expert']>

/** An expert in the list: who, what they know, what a call costs, and how to ask them. */
export function ExpertCard({ expert, calls }: { expert: Expert; calls: ListedExpert['calls'] }) {
  const { id: me } = useSignedInUser()
  const name = fullName(expert)
  const details = expert.expert_detail
  const topics = details?.topics.flatMap(({ topic }) => topic?.topic_name ?? []) ?? []
  const [call] = calls
  return (
    <article className="relative flex h-full min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-colors duration-120 hover:border-control sm:p-6">
      <div className="flex items-start gap-4">
        <Avatar id={expert.id} name={name} src={expert.profile_pic} size={56} />
        <div className="min-w-0 flex-1">
          <h2 className="font-serif text-lg font-semibold text-ink">
            <Link
              to={paths.profileOf(expert)}
              className="focus-ring rounded-md after:absolute after:inset-0 after:rounded-lg hover:text-accent"
            >
              {name}
            </Link>
          </h2>
          <p className="text-sm text-muted">
            {[expert.designation, expert.company?.company_name].filter(Boolean).join(FACT_DOT)}
          </p>
        </div>
      </div>
      <p className="line-clamp-2 text-sm text-ink">{topics.join(FACT_DOT)}</p>
      <Facts country={details?.country?.country_name} years={details?.years_of_experience} />
      {details?.is_available_for_hire_as_cxo && details.rate_card ? (
        <Badge tone="accent" className="self-start">
          Open to fractional roles
        </Badge>
      ) : null}
      <div className="mt-auto grid gap-3 pt-2">
        <CallPrice call={call} />
        {expert.id === me ? (
          <p className="text-sm text-muted">This is how others see you here.</p>
        ) : (
          // beside the link that covers the card
          <div className="relative z-10 flex flex-wrap gap-3 self-start">
            <HireMenu expert={expert} size="sm" />
            {call?.id ? (
              <LinkButton size="sm" to={paths.adviceDetails(call.id)}>
                Book a call
              </LinkButton>
            ) : null}
          </div>
        )}
      </div>
    </article>
  )
}

function Facts({ country, years }: { country: string | undefined; years: number | null | undefined }) {
  if (!country && !years) return null
  return (
    <p className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      {country ? (
        <span className="inline-flex items-center gap-1">
          <Icon of={MapPin} size={16} />
          {country}
        </span>
      ) : null}
      {years ? <span>{formatCount(years, 'year')} of experience</span> : null}
    </p>
  )
}

function CallPrice({ call }: { call: ListedExpert['calls'][number] | undefined }) {
  if (!call) return null
  return (
    <p className="text-sm">
      <span className="font-semibold">{call.price ? <CreditAmount credits={call.price} /> : 'Free call'}</span>{' '}
      <span className="text-muted">for {call.duration} minutes</span>
    </p>
  )
}
