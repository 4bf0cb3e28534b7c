import { Archive, Check, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { Dialog } from '#ui/overlay/dialog.js'
import {
  useConfirmContentMutation,
  useRetireContentMutation,
  useReviseContentMutation,
} from './content-reviews.expert.generated'
import { ReviewedCard, titleOf, wordFor } from './reviewed-card'
import type { ReviewedItem } from './use-content-reviews'
import { useReviewAct } from './use-review-act'

type Asked = 'retire' | 'revise'

/** Something that is due: it still holds, is to be changed, or is to go. The last two take it away, so they ask first. */
export function DueItem({ item }: { item: ReviewedItem }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { act, isBusy } = useReviewAct()
  const title = titleOf(item)
  return (
    <ReviewedCard item={item} isPublic happened="Last confirmed" at={item.confirmed_at}>
      <Button
        size="sm"
        variant="primary"
        icon={Check}
        isBusy={isBusy && asked === null}
        aria-label={`It still holds: ${title}`}
        onClick={() => void act(useConfirmContentMutation.fetcher({ id: item.id }), 'Confirmed for another year.')}
      >
        It still holds
      </Button>
      <Button size="sm" icon={Pencil} aria-label={`Edit: ${title}`} onClick={() => setAsked('revise')}>
        Edit
      </Button>
      <Button size="sm" icon={Archive} aria-label={`Retire: ${title}`} onClick={() => setAsked('retire')}>
        Retire
      </Button>
      {asked ? <AskFirst item={item} asked={asked} onClose={() => setAsked(null)} /> : null}
    </ReviewedCard>
  )
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

function AskFirst({ item, asked, onClose }: { item: ReviewedItem; asked: Asked; onClose(): void }) {
  const { act, isBusy } = useReviewAct()
  const navigate = useNavigate()
  const { id, question_id: questionId } = item
  const words = WORDS[asked]
  const confirm = async () => {
    const isDone = await (asked === 'retire'
      ? act(useRetireContentMutation.fetcher({ id }), `The ${wordFor(item)} is retired.`)
      : act(useReviseContentMutation.fetcher({ id }), `The ${wordFor(item)} is yours to edit.`))
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
      <p className="font-medium wrap-anywhere text-ink">“{titleOf(item)}”</p>
      <p className="mt-2 text-muted">{words.text}</p>
    </Dialog>
  )
}
