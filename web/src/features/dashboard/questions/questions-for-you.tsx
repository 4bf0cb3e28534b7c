import { Link } from 'react-router-dom'
import { formatCount } from '#contract/format/counts.js'
import { fullName } from '#contract/format/full-name.js'
import { authorOf } from '#entities/content/author-of.js'
import { ShareInsightLink } from '#entities/content/share-insight-link.js'
import { paths } from '#lib/paths.js'
import { Avatar } from '#ui/display/avatar.js'
import { Section } from '#ui/display/section.js'
import { type FoundAnswer, useExpertQuestions } from './use-expert-questions'

/** What others answered on the expert's own topics; absent if there is nothing (DASH-08 to DASH-10). */
export function QuestionsForYou() {
  const { data } = useExpertQuestions()
  if (!data || data.forYou.length === 0) return null
  return (
    <Section
      id="questions-for-you"
      title="Q&A’s for you"
      action={
        <Link to={paths.questionSummary()} className="text-link text-sm">
          See all<span className="sr-only"> questions and answers</span>
        </Link>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {data.forYou.map((card) => (
          <li key={card.id} className="py-4">
            <QuestionLine card={card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The expert's variant of a Q&A card: no way to ask, but one to answer where they can (DASH-47, GD-13). */
function QuestionLine({ card }: { card: FoundAnswer }) {
  const { question_id, question, topic_name, insights_question, title } = card
  const author = authorOf(card)
  const questionId = question_id ?? ''
  const others = (insights_question?.response_count ?? 1) - 1
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-sm text-muted">{topic_name}</p>
        <h3 className="font-serif text-lg font-semibold text-ink">
          <Link
            to={paths.question(questionId, card.id ?? undefined)}
            className="focus-ring rounded-sm hover:text-accent"
          >
            {question}
          </Link>
        </h3>
        <p className="mt-1 flex items-center gap-2 text-sm text-muted">
          <Avatar id={author.id} name={fullName(author)} src={card.author_picture} size={24} />
          <span className="min-w-0">
            {fullName(author)}
            {title && title !== question ? `: ${title}` : ' answered'}
            {others > 0 ? `, and ${formatCount(others, 'other answer')}` : ''}
          </span>
        </p>
      </div>
      {insights_question && insights_question.answerable.length > 0 ? (
        <ShareInsightLink question={{ id: questionId, question: question ?? '' }} />
      ) : null}
    </article>
  )
}
