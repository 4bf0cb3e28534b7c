import type { ReactNode } from 'react'
import { countWords } from '#contract/rich-text/count-words.js'
import { countCharacters, type RawContent, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { Field } from '../form/field'
import { RichTextEditor } from './rich-text-editor'

/** The bounds of a text, which its screen knows (RTE-15). */
export interface TextBounds {
  unit: 'characters' | 'words'
  min: number
  /** the counter shows it; without one there is nothing to count towards */
  max?: number
}

interface RichTextFieldProps {
  label: ReactNode
  /** Only read on mount; change the component's `key` to load another text. */
  value: RawContent
  /** the text as it is now, for the counter */
  plain?: string
  bounds?: TextBounds
  /** stands above the text; the helper text below it is the bounds' */
  hint?: ReactNode
  error?: string
  isOptional?: boolean
  placeholder?: string
  onChange(value: RawContent): void
  onBlur?(): void
  onShiftEnter?(): void
}

/** Any long formatted text that the product asks for: its label, toolbar, counter, helper text and error. */
export function RichTextField({ label, hint, error, isOptional, bounds, plain, ...editor }: RichTextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      helper={bounds && `Minimum ${bounds.min} ${bounds.unit}`}
      error={error}
      isOptional={isOptional}
      aside={bounds ? <Counter bounds={bounds} text={plain ?? richTextToPlain(editor.value)} /> : null}
    >
      {({ id: _, ...control }) => <RichTextEditor {...editor} {...control} />}
    </Field>
  )
}

/** "N/max", in danger once there is too much (RTE-11). */
function Counter({ bounds: { unit, max }, text }: { bounds: TextBounds; text: string }) {
  const count = unit === 'words' ? countWords(text) : countCharacters(text)
  const isOver = max !== undefined && count > max
  return (
    <span data-over={isOver || undefined} className="tabular text-xs text-muted data-over:text-danger">
      {max === undefined ? count : `${count}/${max}`}
      <span className="sr-only"> {unit}</span>
    </span>
  )
}
