import { countWords } from '#contract/content/written-answer.js'
import { messageOf } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { Choices, type Industry } from './industry-choices'
import { useSuggestIndustries } from './use-suggest-industries'

/** Fewer words hardly say what they hold for. */
const WORDS_MIN = 10

interface SuggestedByTextProps {
  text: string
  /** names */
  chosen: readonly string[]
  onChoose(industry: Industry): void
}

/** Industries that the answer itself names, for whoever asks for them (EDIT-14). */
export function SuggestedByText({ text, chosen, onChoose }: SuggestedByTextProps) {
  const { mutate, data, error, isPending } = useSuggestIndustries()
  if (countWords(text) < WORDS_MIN) return null
  const taken = chosen.map((name) => name.toLowerCase())
  const left = (data ?? []).filter(({ name }) => !taken.includes(name.toLowerCase()))
  return (
    <div className="grid justify-items-start gap-3">
      {left.length > 0 ? <p className="text-sm text-muted">Your answer names these:</p> : null}
      <Choices label="Industries your answer names" industries={left} onChoose={onChoose} />
      <Button size="sm" isBusy={isPending} onClick={() => mutate(text)}>
        Suggest from my answer
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {data?.length === 0 ? 'Your answer names no industry. Choose one, or add your own.' : null}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error ? messageOf(error) : null}
      </p>
    </div>
  )
}
