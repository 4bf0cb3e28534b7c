import { Link } from 'react-router-dom'
import { formatCount } from '#contract/format/counts.js'
import { fullName } from '#contract/format/full-name.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Skeleton, SkeletonRegion } from '#ui/feedback/skeleton.js'
import { type LeadingExpertsQuery, useLeadingExpertsQuery } from './leading-experts.public.generated'
import { SectionHeading } from './section-heading'

const SHOWN = 6
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']
const GRID = 'grid gap-x-12 md:grid-cols-2 lg:grid-cols-3'

type Expert = LeadingExpertsQuery['users'][number]

/** The experts with the most years of experience among the complete profiles. Hidden if there are none. */
export function LeadingExperts() {
  const { data, error, isPending, refetch } = useLeadingExpertsQuery({ limit: SHOWN })
  if (data?.users.length === 0) return null
  return (
    <section aria-labelledby="experts" className="py-12 md:py-16">
      <SectionHeading
        id="experts"
        title="Leading experts"
        lead="People who have led growth where you are about to. Every profile is complete, so you know who you’re asking."
      />
      {isPending ? <ExpertsSkeleton /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <ul className={GRID}>
          {data.users.map((expert) => (
            <ExpertRow key={expert.id} expert={expert} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function ExpertRow({ expert }: { expert: Expert }) {
  const name = fullName(expert)
  const topics = expert.expert_detail?.topics.map(({ topic }) => topic?.topic_name).filter(Boolean) ?? []
  const years = expert.expert_detail?.years_of_experience
  return (
    <li className="flex items-start gap-4 border-t border-line py-6">
      <Avatar id={expert.id} name={name} src={expert.profile_pic} size={56} />
      <div className="min-w-0">
        <h3 className="font-medium">
          <Link to={paths.profileOf(expert)} className="focus-ring rounded-sm hover:text-accent hover:underline">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-muted">{expert.designation}</p>
        <p className="mt-2 text-sm">{topics.join(', ')}</p>
        {years ? <p className="tabular text-sm text-muted">{formatCount(years, 'year')} of experience</p> : null}
      </div>
    </li>
  )
}

function ExpertsSkeleton() {
  return (
    <SkeletonRegion label="Loading experts">
      <div className={GRID}>
        {PLACES.map((place) => (
          <div key={place} className="flex items-start gap-4 border-t border-line py-6">
            <Skeleton className="size-14 rounded-full" />
            <div className="grid flex-1 gap-2 pt-1">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-4 w-44" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-24" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  )
}
