import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useRetireContentMutation, useReviseContentMutation } from './content-reviews.expert.generated'
import { useReviewAct } from './use-review-act'

export type Asked = 'retire' | 'revise'

/** What one published, as far as this asks about it. */
export interface Reviewable {
  id: string
  questionId: string | null
  title: string
  noun: 'insight' | 'answer'
}

const WORDS: Readonly<Record<Asked, { title: string; text: string; confirm: string }>> = {
  retire: {
    title: 'Retire this?',
    text: 'Nobody else can open it any more, and answers no longer quote it. You can publish it again at any time.',
    confirm: 'Retire',
  },
  revise: {
    title: 'Take this back to edit it?',
    text: 'Nobody else can open it while you edit. Once you send it, our staff look at it again before it is public.',
    confirm: 'Take back and edit',
  },
}

interface AskFirstProps {
  item: Reviewable
  asked: Asked
  onClose(): void
}

/** Both take what is public away from everybody, so they ask first. */
export function AskFirst({ item: { id, questionId, title, noun }, asked, onClose }: AskFirstProps) {
  const { act, isBusy } = useReviewAct()
  const navigate = useNavigate()
  const words = WORDS[asked]
  const confirm = async () => {
    const isDone = await (asked === 'retire'
      ? act(useRetireContentMutation.fetcher({ id }), `The ${noun} is retired.`)
      : act(useReviseContentMutation.fetcher({ id }), `The ${noun} is yours to edit.`))
    if (!isDone) return onClose()
    if (asked === 'revise') navigate(questionId ? paths.editInsight(questionId, id) : paths.insightsCreator(id))
  }
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant={asked === 'retire' ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p className="font-medium wrap-anywhere text-ink">“{title}”</p>
      <p className="mt-2 text-muted">{words.text}</p>
    </Dialog>
  )
}
