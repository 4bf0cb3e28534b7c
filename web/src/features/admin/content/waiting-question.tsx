import { lazy, Suspense } from 'react'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { Skeleton } from '#ui/feedback/skeleton.js'
import { askerOf } from './asker'
import { useDecideQuestionMutation } from './content-queue.generated'
import type { WaitingQuestion as Question } from './use-content-queue'
import { type ContentState, WaitingCard } from './waiting-card'

// most questions are a line
const RichTextView = lazy(async () => ({ default: (await import('#ui/rich-text/rich-text-view.js')).RichTextView }))

const WORDS = {
  reject: 'Turn down',
  title: 'Turn down this question?',
  text: 'Who asked reads your reason, gets their Credits back, and can change the question and ask again.',
  approved: 'The question is approved. Experts of its field are being told.',
  rejected: 'The question is turned down, and its price returned.',
  changes: {
    title: 'Ask for changes to this question?',
    text: 'Who asked reads what should be different, gets their Credits back, and can change the question and ask again.',
    asked: 'Who asked is being told what to change.',
  },
  changed: 'The words of this question have changed since you read them.',
  own: 'This is your own question. Another member of staff has to decide about it.',
}

interface WaitingQuestionCardProps {
  question: Question
  isLinked: boolean
  state?: ContentState
}

/** A question that waits: what is asked, by whom, and the decision. */
export function WaitingQuestionCard({ question, isLinked, state = 'waiting' }: WaitingQuestionCardProps) {
  const details = cleanRichText(question.question_richtext)
  return (
    <WaitingCard
      content={{ ...question, user: askerOf(question.user) }}
      subject="question"
      state={state}
      title={question.question}
      topic={question.master_topic?.topic_name}
      since={question.created_at}
      isLinked={isLinked}
      isRecorded={false}
      words={WORDS}
      send={(decision) => useDecideQuestionMutation.fetcher(decision)()}
    >
      {details ? (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <RichTextView content={details} />
        </Suspense>
      ) : null}
    </WaitingCard>
  )
}
