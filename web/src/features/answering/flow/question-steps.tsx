import { Lightbulb } from 'lucide-react'
import { QUESTION_LIMITS } from '#contract/content/question-limits.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Field } from '#ui/form/field.js'
import { RadioGroup } from '#ui/form/radio-group.js'
import { Textarea } from '#ui/form/textarea.js'
import { useOwnTopicsQuery } from '../data/responses.expert.generated'
import { SuggestTopic } from './suggest-topic'
import { SuggestedQuestions } from './suggestions'
import type { ResponseFlow } from './use-response-flow'

/** Step 1: one approved topic of one's own profile (RESP-03, RESP-07, RESP-34). */
export function TopicStep({ flow }: { flow: ResponseFlow }) {
  const { id: me } = useSignedInUser()
  const { data, error, isPending, isRefetching, refetch } = useOwnTopicsQuery({ me })
  if (isPending) return <SkeletonRows label="Loading your topics" rows={['h-14', 'h-14', 'h-14']} />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />
  const topics = (data.expert_details_by_pk?.topics ?? []).flatMap(({ topic }) => topic ?? [])
  return (
    <div className="grid gap-8">
      {topics.length === 0 ? (
        <EmptyState
          icon={Lightbulb}
          title="Your profile has no topics yet."
          text="Insights are filed under the topics of your profile. Choose some first."
          action={<LinkButton to={paths.accountExpertise}>Choose topics</LinkButton>}
        />
      ) : (
        <TopicChoice flow={flow} topics={topics} />
      )}
      <SuggestTopic waiting={data.topic_suggestions} />
    </div>
  )
}

interface TopicChoiceProps {
  flow: ResponseFlow
  topics: readonly { id: string; topic_name: string; objective: { objective_name: string } | null }[]
}

function TopicChoice({ flow, topics }: TopicChoiceProps) {
  return (
    <RadioGroup
      legend="What is your insight about?"
      hint="The approved topics of your profile."
      value={flow.values.topicData[0] ?? null}
      error={flow.errorOf('topicData')}
      options={topics.map(({ id, topic_name, objective }) => ({
        value: id,
        label: topic_name,
        hint: objective?.objective_name,
      }))}
      onChange={(id: string) => {
        const chosen = topics.find((topic) => topic.id === id)
        flow.change({
          topicData: [id],
          topicName: chosen?.topic_name ?? '',
          categoryName: chosen?.objective?.objective_name ?? '',
        })
      }}
    />
  )
}

/** Step 2: the question that it answers (RESP-04, RESP-31 to RESP-33). */
export function QuestionStep({ flow, isEditor }: { flow: ResponseFlow; isEditor: boolean }) {
  const { questionCharactersMin: min, questionCharactersMax: max } = QUESTION_LIMITS
  const { insightQuestion } = flow.values
  const { length } = [...insightQuestion.trim()]
  return (
    <div className="grid gap-6">
      <Field
        label="Which question do you answer?"
        hint={`Ask it the way somebody would who needs your answer, in ${min} to ${max} characters.`}
        error={flow.errorOf('insightQuestion')}
        aside={
          <span data-over={length > max || undefined} className="tabular text-xs data-over:text-danger">
            {length}/{max}
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={insightQuestion}
            onBlur={() => flow.touch('insightQuestion')}
            onChange={({ target }) => flow.change({ insightQuestion: target.value })}
          />
        )}
      </Field>
      {isEditor ? <SuggestedQuestions flow={flow} /> : null}
    </div>
  )
}
