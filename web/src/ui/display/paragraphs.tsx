import { paragraphsOf } from '#contract/content/response-text.js'
import { classNames } from '#lib/class-names.js'

interface ParagraphsProps {
  /** blank lines separate its paragraphs */
  text: string
  className?: string
}

/** A written text, set for reading. */
export function Paragraphs({ text, className }: ParagraphsProps) {
  return paragraphsOf(text).map((paragraph, place) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice
      key={place}
      className={classNames('measure font-serif whitespace-pre-line text-ink', className)}
    >
      {paragraph}
    </p>
  ))
}
