import { DiscardDraft } from '#ui/form/discard-draft.js'
import { Stepper } from '#ui/stepper.js'
import { InsightThanks } from './insight-thanks'
import { type InsightDraft, type InsightWords, newTake } from './insight-values'
import { RecordingsStep } from './recordings-step'
import { useInsightDraft } from './use-insight-draft'
import { WordsStep } from './words-step'

const STEPS = ['Provide a title and brief description', 'Add recordings and submit'] as const

interface InsightFormProps {
  /** null for a new one */
  id: string | null
  stored: InsightDraft
  topics: readonly { id: string; topic_name: string }[]
}

/** Two steps, both kept in the browser until they are sent (INS-33, INS-34). */
export default function InsightForm({ id, stored, topics }: InsightFormProps) {
  const { draft, setDraft, isDone, isKept, resetCount, finish, discard } = useInsightDraft(id, stored)
  const heading = STEPS[draft.step - 1]
  return (
    <div className="grid max-w-form gap-8">
      <Stepper
        label="Steps"
        steps={STEPS.map((label, index) => ({
          label,
          state: index + 1 < draft.step ? 'done' : index + 1 === draft.step ? 'current' : 'ahead',
        }))}
      />
      <section aria-labelledby="insight-step" className="grid gap-6">
        <h2 id="insight-step" className="font-serif text-xl font-semibold text-ink">
          {heading}
        </h2>
        {draft.step === 1 ? (
          <WordsStep
            key={resetCount}
            words={draft.words}
            topics={topics}
            onChange={(words: InsightWords) => setDraft((before) => ({ ...before, words }))}
            onNext={() => setDraft(withTake)}
          />
        ) : (
          <RecordingsStep
            id={id}
            draft={draft}
            onChange={(change) => setDraft((before) => ({ ...before, takes: change(before.takes) }))}
            onBack={() => setDraft((before) => ({ ...before, step: 1 }))}
            onSent={finish}
          />
        )}
      </section>
      {isKept && !isDone ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          Kept in this browser until you submit it.
          <DiscardDraft
            label={id ? 'Discard changes' : 'Discard draft'}
            title={id ? 'Discard your changes?' : 'Discard this draft?'}
            text="What you have typed and recorded here since is gone then, for good."
            onDiscard={discard}
          />
        </p>
      ) : null}
      <InsightThanks isOpen={isDone} />
    </div>
  )
}

/** The second step, whose first recorder has a name of its own, so that its take is found again. */
function withTake(before: InsightDraft): InsightDraft {
  return { ...before, step: 2, takes: before.takes.length > 0 ? before.takes : [newTake()] }
}
