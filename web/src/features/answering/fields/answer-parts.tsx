import { ANSWER_PARTS, type AnswerPart, countWords, type WrittenAnswer } from '#contract/content/written-answer.js'
import { formatCount } from '#contract/format/counts.js'
import { Field } from '#ui/form/field.js'
import { Textarea } from '#ui/form/textarea.js'

interface AnswerPartsProps {
  answer: WrittenAnswer
  /** what could stand in a part of this topic */
  hints?: Readonly<Partial<Record<AnswerPart['name'], string | null>>>
  errorOf(part: AnswerPart['name']): string | undefined
  onChange(part: Partial<WrittenAnswer>): void
  onBlur(part: AnswerPart['name']): void
}

/** The three parts of a written answer, each with its live count of words and what reads best (RESP-12, RESP-40). */
export function AnswerParts({ answer, hints = {}, errorOf, onChange, onBlur }: AnswerPartsProps) {
  return ANSWER_PARTS.map((part) => (
    <Field
      key={part.name}
      label={part.heading}
      hint={hints[part.name] ?? PART_HINTS[part.name]}
      aside={
        <span
          className="tabular text-xs data-over:text-danger"
          data-over={countWords(answer[part.name]) > part.wordsMax || undefined}
        >
          {formatCount(countWords(answer[part.name]), 'word')}
        </span>
      }
      helper={`${part.guideline.replace('-', ' to ')} words read best.`}
      error={errorOf(part.name)}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={7}
          value={answer[part.name]}
          onBlur={() => onBlur(part.name)}
          onChange={({ target }) => onChange({ [part.name]: target.value })}
        />
      )}
    </Field>
  ))
}

export const PART_HINTS: Readonly<Record<AnswerPart['name'], string>> = {
  strategyTxt: 'What you would do, and in which order.',
  criticalTxt: 'What decides whether it works, and what people get wrong.',
  realExampleTxt: 'Where you have seen it work: the situation, the steps, the numbers.',
}
