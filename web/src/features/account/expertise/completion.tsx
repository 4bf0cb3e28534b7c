import { Circle, CircleCheck } from 'lucide-react'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import { Icon } from '#ui/display/icon.js'
import type { OwnExpertProfileQuery } from './expert-profile.expert.generated'

type Details = NonNullable<OwnExpertProfileQuery['expert_details_by_pk']>

/** How complete the profile is and what is missing; five items count a fifth each (PROF-02, PROF-03, INT-17). */
export function Completion({ details }: { details: Details }) {
  const percent = details.profile_complete_percent
  const needed = APPLICATION_LIMITS.profilePercentMin
  return (
    <div className="grid max-w-form gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div>
        <p className="tabular text-lg font-semibold text-ink">{percent}% complete</p>
        <p className="text-sm text-muted">
          {percent >= needed
            ? 'You can show interest in opportunities.'
            : `You can show interest in opportunities from ${needed}%.`}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label="Profile completion"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <ul className="grid gap-2 text-sm">
        {stepsOf(details).map(({ label, isDone }) => (
          <li key={label} className="flex items-center gap-3">
            <Icon of={isDone ? CircleCheck : Circle} size={16} className={isDone ? 'text-accent' : 'text-muted'} />
            <span className={isDone ? 'text-muted' : 'text-ink'}>
              {label}
              <span className="sr-only">{isDone ? ' (done)' : ' (open)'}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function stepsOf(details: Details) {
  return [
    { label: 'A photo', isDone: details.is_profile_photo_uploaded },
    { label: 'What you are good at', isDone: details.is_bio_added },
    { label: 'Industry, domain, expertise and topic', isDone: details.is_domain_skill_topic_industry },
    { label: 'Experience', isDone: details.is_experience_added },
    { label: 'Selected work', isDone: details.is_work_added },
  ]
}
