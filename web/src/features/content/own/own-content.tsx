import type { ContentKind } from '#entities/content/content-view.js'
import { OwnItems } from './own-items'
import { OwnQuestions } from './own-questions'
import { QuestionsToAnswer } from './questions-to-answer'
import { SavedItems } from './saved-items'

export type OwnView = 'saved' | 'yours' | 'to-answer'

interface OwnContentProps {
  kind: ContentKind
  view: OwnView
  isExpert: boolean
}

/** What a member saved, asked or wrote, or can answer. A part of its own, since most visits read what everybody reads. */
export default function OwnContent({ kind, view, isExpert }: OwnContentProps) {
  if (view === 'saved') return <SavedItems kind={kind} />
  if (view === 'to-answer') return <QuestionsToAnswer />
  return kind === 'answer' && !isExpert ? <OwnQuestions /> : <OwnItems kind={kind} />
}
