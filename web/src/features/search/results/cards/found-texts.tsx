import { Link } from 'react-router-dom'
import { formatCount } from '#contract/format/counts.js'
import { FACT_DOT } from '#contract/format/facts.js'
import { fullName } from '#contract/format/full-name.js'
import { authorOf } from '#entities/content/author-of.js'
import { placeInRecording } from '#entities/content/place-in-recording.js'
import { ShareInsightLink } from '#entities/content/share-insight-link.js'
import { CreditAmount } from '#entities/credits/credit-amount.js'
import { formatClock } from '#entities/recording/clock.js'
import { classNames } from '#lib/class-names.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import { isSpoken, type Said } from '../said/said-places'
import type { FoundAdviceFragment, FoundUseCaseFragment } from '../search-results.generated'
import type { FoundInsight, FoundQuestion } from '../use-search-results'
import { Byline } from './byline'
import { Excerpt } from './excerpt'
import { RESULT_CARD, RESULT_LINK } from './result-card'

const TITLE = 'font-serif text-lg font-semibold'
const SECONDS_PER_MINUTE = 60

/** A question with who has answered it: at most two faces (QNA-18). Experts who can answer it are asked to (SRCH-26). */
export function FoundQuestionCard({ question }: { question: FoundQuestion }) {
  const { response_count: answers, cards, master_topic: topic } = question
  const [latest] = cards
  return (
    <article className={RESULT_CARD}>
      <Kind words={['Question', topic?.topic_name]} />
      <h3 className={TITLE}>
        <Link to={placeOf(question)} className={RESULT_LINK}>
          {question.question}
        </Link>
      </h3>
      <WhatIsSaid
        said={question.said}
        brief={latest?.brief}
        hasRecording={cards.some(({ media_type }) => isSpoken(media_type))}
      />
      <div className="mt-auto flex items-center gap-3 pt-2 text-sm text-muted">
        {cards.length > 0 ? (
          <span className="flex -space-x-2">
            {cards.map((card) => (
              <Avatar
                key={card.id}
                id={card.author_id ?? ''}
                name={fullName(authorOf(card))}
                src={card.author_picture}
                size={32}
              />
            ))}
          </span>
        ) : null}
        {answers > 0 ? formatCount(answers, 'answer') : 'No answers yet'}
      </div>
      {question.answerable?.length ? (
        <span className="relative z-10 self-start">
          <ShareInsightLink question={question} />
        </span>
      ) : null}
    </article>
  )
}

/** An approved insight with its author. */
export function FoundInsightCard({ insight }: { insight: FoundInsight }) {
  const { said } = insight
  const minutes = Math.ceil((insight.media_duration ?? 0) / SECONDS_PER_MINUTE)
  return (
    <article className={RESULT_CARD}>
      <Kind words={['Insight', insight.topic_name, minutes ? `${minutes} min ${insight.media_type ?? ''}` : null]} />
      <h3 className={TITLE}>
        <Link
          to={paths.insight(insight.id ?? '', said && placeInRecording(said.second, said.recording))}
          className={RESULT_LINK}
        >
          {insight.title}
        </Link>
      </h3>
      <WhatIsSaid said={said} brief={insight.brief} hasRecording={isSpoken(insight.media_type)} />
      <div className="relative z-10 mt-auto max-w-full self-start pt-2">
        <Byline author={insight} />
      </div>
    </article>
  )
}

/** A call on offer: about what, for how long and for how much. */
export function FoundAdviceCard({ advice }: { advice: FoundAdviceFragment }) {
  return (
    <article className={RESULT_CARD}>
      <Kind words={['Video call', advice.topic_name]} />
      <h3 className={TITLE}>
        <Link to={paths.adviceDetails(advice.id ?? '')} className={RESULT_LINK}>
          {advice.subtopic}
        </Link>
      </h3>
      {advice.description ? <Excerpt text={advice.description} about={advice.subtopic ?? ''} /> : null}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-2">
        <div className="relative z-10 max-w-full min-w-0">
          <Byline author={advice} />
        </div>
        <p className="text-sm font-semibold tabular-nums">
          {advice.price ? <CreditAmount credits={advice.price} /> : 'Free'}{' '}
          <span className="font-normal text-muted">for {advice.duration} minutes</span>
        </p>
      </div>
    </article>
  )
}

/** An example of a project: choosing it begins one like it (USE-05). */
export function FoundUseCaseCard({ useCase }: { useCase: FoundUseCaseFragment }) {
  const { title, description, topic_id, master_topic: topic, color_code } = useCase
  return (
    <article className={RESULT_CARD}>
      <span aria-hidden="true" className="h-1 w-12 rounded-full" style={{ backgroundColor: color_code }} />
      <Kind words={['Use case', topic?.topic_name]} />
      <h3 className={TITLE}>
        <Link
          to={paths.opportunitiesCreator({ type: 'project', title, brief: description, topic: topic_id })}
          className={RESULT_LINK}
        >
          {title}
        </Link>
      </h3>
      <p className="line-clamp-3 text-sm text-muted">{description}</p>
    </article>
  )
}

/** An answer in which it is said opens at that second. */
function placeOf({ id, said }: FoundQuestion): string {
  return said ? paths.question(id, said.itemId, placeInRecording(said.second, said.recording)) : paths.question(id)
}

interface WhatIsSaidProps {
  said: Said | undefined
  brief: string | null | undefined
  hasRecording: boolean
}

/**
 * How it begins, or what is said where the link leads: that is known later, so a recording keeps the room for it and
 * nothing moves.
 */
function WhatIsSaid({ said, brief, hasRecording }: WhatIsSaidProps) {
  if (!said && !brief && !hasRecording) return null
  return (
    <p className={classNames('line-clamp-3 text-sm text-muted', hasRecording && 'min-h-[3lh]')}>
      {said ? (
        <>
          <span className="tabular font-medium text-accent">At {formatClock(said.second)}</span> “{said.quote}”
        </>
      ) : (
        brief
      )}
    </p>
  )
}

function Kind({ words }: { words: readonly (string | null | undefined)[] }) {
  return <p className="text-xs text-muted">{words.filter(Boolean).join(FACT_DOT)}</p>
}
