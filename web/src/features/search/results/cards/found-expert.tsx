import { Link } from 'react-router-dom'
import { formatCount } from '#contract/format/counts.js'
import { FACT_DOT } from '#contract/format/facts.js'
import { fullName } from '#contract/format/full-name.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import type { FoundExpert } from '../use-search-results'
import { RESULT_CARD, RESULT_LINK } from './result-card'

/** An expert among the results: who, what they do, and since when. */
export function FoundExpertCard({ expert }: { expert: FoundExpert }) {
  const name = fullName(expert)
  const years = expert.expert_detail?.years_of_experience
  const topics = expert.expert_detail?.topics.flatMap(({ topic }) => topic?.topic_name ?? []) ?? []
  return (
    <article className={RESULT_CARD}>
      <div className="flex items-start gap-4 max-sm:flex-col max-sm:gap-2">
        <Avatar id={expert.id} name={name} src={expert.profile_pic} size={56} />
        <div className="min-w-0 flex-1">
          <h3 className="font-serif text-lg font-semibold">
            <Link to={paths.profileOf(expert)} className={RESULT_LINK}>
              {name}
            </Link>
          </h3>
          <p className="line-clamp-2 text-sm text-muted">{expert.designation}</p>
        </div>
      </div>
      <div className="mt-auto pt-1">
        <p className="line-clamp-2 text-sm">{topics.join(FACT_DOT)}</p>
        {years ? <p className="tabular text-xs text-muted">{formatCount(years, 'year')} of experience</p> : null}
      </div>
    </article>
  )
}
