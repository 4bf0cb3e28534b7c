import type { ReactNode } from 'react'
import { QuestionForm, type QuestionFormProps } from './question-form'

interface QuestionBarProps extends QuestionFormProps {
  /** above it, over the page */
  children?: ReactNode
}

/** Above its edge, which would cut through the line that is behind it. */
const FADE =
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-paper before:to-transparent'

/** Where one asks: at the bottom of the page, in sight while the rest scrolls (AIH-09). */
export function QuestionBar({ children, ...form }: QuestionBarProps) {
  return (
    <div
      data-question-bar
      className={`${FADE} sticky bottom-14 z-20 -mx-4 mt-auto bg-paper px-4 pt-2 pb-3 md:-mx-8 md:px-8 lg:bottom-0 lg:pb-6`}
    >
      <div className="relative mx-auto max-w-[48rem]">
        <QuestionForm {...form} />
        {children ? <div className="absolute inset-x-0 bottom-full mb-2">{children}</div> : null}
      </div>
    </div>
  )
}
