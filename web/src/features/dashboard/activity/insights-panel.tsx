import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '#contract/format/counts.js'
import { fullName } from '#contract/format/full-name.js'
import { ShareInsightLink } from '#entities/content/share-insight-link.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import type { AnsweredQuestion, OpenQuestion, useExpertQuestions } from '../questions/use-expert-questions'
import { ResponseCard } from './response-card'

/** Questions to answer; if there are none, what was answered; if there is nothing of either, what to do (GD-07). */
export function InsightsPanel({ questions }: { questions: ReturnType<typeof useExpertQuestions> }) {
  const { data, error, refetch, isRefetching, isPending } = questions
  if (isPending) return <SkeletonRows label="Loading your questions" rows={['h-24', 'h-24', 'h-24']} />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  if (data.toAnswer.length > 0)
    return (
      <List>
        {data.toAnswer.map((question) => (
          <li key={question.id} className="py-4 first:pt-0">
            <QuestionToAnswer question={question} />
          </li>
        ))}
      </List>
    )
  if (data.answered.length > 0)
    return (
      <List>
        {data.answered.map((answer) => (
          <li key={answer.id} className="py-4 first:pt-0">
            <Answered answer={answer} />
          </li>
        ))}
      </List>
    )
  return <NoQuestions />
}

function List({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>
}

function QuestionToAnswer({ question }: { question: OpenQuestion }) {
  const { id, question: words, master_topic, created_at, user, response_count } = question
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span className="font-medium text-accent">{master_topic?.topic_name}</span>
          <time dateTime={created_at} title={formatExactDate(created_at)}>
            {formatRelativeDate(created_at)}
          </time>
        </p>
        <h3 className="mt-1 font-serif text-lg font-semibold text-ink">
          <Link to={paths.question(id)} className="focus-ring rounded-sm hover:text-accent">
            {words}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">
          {user ? `${fullName(user)} asks` : 'A member asks'}
          {response_count > 0 ? `. ${formatCount(response_count, 'answer')} so far.` : '. Nobody has answered yet.'}
        </p>
      </div>
      <ShareInsightLink question={{ id, question: words }} />
    </article>
  )
}

function Answered({ answer: { id, insights_question: question } }: { answer: AnsweredQuestion }) {
  if (!question) return null
  const { user, insights_responses, insights_responses_aggregate } = question
  return (
    <article className="grid grid-cols-1 gap-3">
      <div>
        <p className="text-sm font-medium text-accent">{question.master_topic?.topic_name}</p>
        <h3 className="mt-1 font-serif text-lg font-semibold text-ink">
          <Link to={paths.question(question.id)} className="focus-ring rounded-sm hover:text-accent">
            {question.question}
          </Link>
        </h3>
        <p className="mt-1 flex items-center gap-2 text-sm text-muted">
          {user?.id ? (
            <>
              <Avatar id={user.id} name={fullName(user)} src={user.profile_pic} size={24} />
              {fullName(user)} asked.
            </>
          ) : null}{' '}
          {formatCount(insights_responses_aggregate.aggregate?.count ?? 0, 'answer')}
        </p>
      </div>
      {insights_responses.map((response) => (
        <ResponseCard key={response.id} response={response} to={paths.question(question.id, id ?? undefined)} />
      ))}
    </article>
  )
}

function NoQuestions() {
  return (
    <div className="grid gap-2 py-2 text-sm">
      <p className="font-serif text-lg text-ink">No questions to show yet</p>
      <p className="measure text-muted">
        Questions on your topics appear here for you to answer. The more topics your profile names, the more of them
        reach you.
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={paths.accountExpertise} className="text-link">
          Choose your topics
        </Link>
        <Link to={paths.questionSummary()} className="text-link">
          Read questions and answers
        </Link>
      </p>
    </div>
  )
}
