import { Link } from 'react-router-dom'
import type { AskedAnswer } from '#contract/applications/asked-by-name.js'
import { paths } from '#lib/paths.js'
import { Badge, type BadgeTone } from '#ui/display/badge.js'
import type { ApplicationView } from '../page/application-view'

const ANSWERS: Readonly<Record<AskedAnswer, { words: string; tone: BadgeTone }>> = {
  none: { words: 'No answer yet', tone: 'neutral' },
  applied: { words: 'Applied', tone: 'accent' },
  left: { words: 'Opted out', tone: 'neutral' },
  rejected: { words: 'Rejected', tone: 'neutral' },
  declined: { words: 'Declined', tone: 'neutral' },
}

const hasApplied = (answer: AskedAnswer) => answer !== 'none' && answer !== 'declined'

/** For the poster and their team, while it is open: the experts asked by name and what they have answered. */
export function AskedAnswers({ view: { opportunity, totals } }: { view: ApplicationView }) {
  const { id, status } = opportunity
  const isOpen = status === 'published' || status === 'in progress'
  // nobody can apply any more
  const isLate = status === 'in progress'
  if (!isOpen || totals.askedByName.length === 0) return null
  return (
    <section className="flex flex-wrap items-baseline gap-x-5 gap-y-2 text-sm">
      <h2 id="asked-by-name" className="font-medium text-ink">
        Asked by name
      </h2>
      <ul aria-labelledby="asked-by-name" className="flex flex-wrap gap-x-5 gap-y-2">
        {totals.askedByName.map((expert) => (
          <li key={expert.id} className="flex items-center gap-2">
            {hasApplied(expert.answer) ? (
              <Link
                to={paths.opportunityDetail(id, { tab: 'interests', applicant: expert.id })}
                className="text-link min-w-0 py-0.5"
              >
                {expert.name}
              </Link>
            ) : (
              <span className="min-w-0 text-ink">{expert.name}</span>
            )}
            <Badge tone={ANSWERS[expert.answer].tone}>
              {isLate && expert.answer === 'none' ? 'No answer' : ANSWERS[expert.answer].words}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
