import { Clock } from 'lucide-react'
import { answerTimeWords } from '#contract/applications/answer-times.js'
import { wordForType } from '#contract/opportunities/type-facts.js'
import { Icon } from '#ui/display/icon.js'
import type { DetailedOpportunity } from './detail-view'

/** Before an expert applies, and until they are answered: how soon they may expect to hear. */
export function AnswerTime({ opportunity }: { opportunity: Pick<DetailedOpportunity, 'type' | 'answer_time'> }) {
  return (
    <p className="mt-4 flex items-start gap-2 text-sm text-muted">
      <Icon of={Clock} size={16} className="mt-1 shrink-0" />
      {answerTimeWords(opportunity.answer_time?.usual, wordForType(opportunity.type))}
    </p>
  )
}
