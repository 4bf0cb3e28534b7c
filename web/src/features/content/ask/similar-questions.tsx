import { Link } from 'react-router-dom'
import { formatCount } from '#contract/format/counts.js'
import { FACT_DOT } from '#contract/format/facts.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { useSimilarQuestions } from './use-ask'

/** What has been answered before, while one types and before anything is spent. It opens beside the form, which stays. */
export function SimilarQuestions({ question }: { question: string }) {
  const { found, isAsked, isWhole, isError, isFetching, refetch } = useSimilarQuestions(question)
  return (
    <aside aria-labelledby="similar-questions" className="grid gap-3 lg:sticky lg:top-24">
      <h2 id="similar-questions" className="font-serif text-lg font-semibold text-ink">
        Answered before
      </h2>
      <div aria-live="polite" className="grid gap-3 text-sm text-muted">
        {isError && isAsked ? (
          <p>
            We couldn’t look for similar questions.{' '}
            <Button size="sm" variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        ) : found.length > 0 ? (
          <>
            <p>Reading these answers is free.</p>
            <ul className="divide-y divide-line border-y border-line">
              {found.map(({ id, question: text, response_count, master_topic }) => (
                <li key={id} className="py-3">
                  <Link
                    to={paths.question(id)}
                    target="_blank"
                    className="focus-ring rounded-sm font-medium text-ink hover:text-accent hover:underline"
                  >
                    {text}
                    <span className="sr-only"> (opens a new tab)</span>
                  </Link>
                  <p className="mt-1">
                    {[master_topic?.topic_name, formatCount(response_count, 'answer')].filter(Boolean).join(FACT_DOT)}
                  </p>
                </li>
              ))}
            </ul>
          </>
        ) : isWhole && !isFetching ? (
          <p>We found no answered question like yours.</p>
        ) : (
          <p>Questions like yours that experts have already answered show up here as you type.</p>
        )}
      </div>
    </aside>
  )
}
