import { questionFault } from '#contract/responses/response-form.js'
import { Button } from '#ui/button/button.js'
import { useContentSuggestionsQuery } from '../data/responses.expert.generated'
import type { ResponseFlow } from './use-response-flow'

/** What helps to write about the topic that is chosen (EDIT-11, GI-80); nothing if nothing is known about it. */
export function useSuggestions(
  { categoryName: category, topicName: subcategory }: ResponseFlow['values'],
  isAsked = true,
) {
  const { data } = useContentSuggestionsQuery(
    { category, subcategory },
    { enabled: isAsked && category !== '' && subcategory !== '' },
  )
  return data?.content_suggestion_structures ?? []
}

/** Questions of the topic, to begin with. */
export function SuggestedQuestions({ flow }: { flow: ResponseFlow }) {
  const questions = useSuggestions(flow.values).filter(({ question }) => questionFault(question) === null)
  if (questions.length === 0) return null
  return (
    <section
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-sm"
      aria-label="Suggested questions"
    >
      <h3 className="font-medium text-ink">People ask about {flow.values.topicName}</h3>
      <ul className="grid gap-3">
        {questions.map(({ id, question }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 flex-1 text-muted">{question}</span>
            <Button size="sm" onClick={() => flow.change({ insightQuestion: question })}>
              Use<span className="sr-only">: {question}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
