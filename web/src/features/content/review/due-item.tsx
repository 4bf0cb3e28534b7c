import { Archive, Check, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button/button.js'
import { type Asked, AskFirst } from './ask-first'
import { useConfirmContentMutation } from './content-reviews.expert.generated'
import { ReviewedCard, reviewable, titleOf } from './reviewed-card'
import type { ReviewedItem } from './use-content-reviews'
import { useReviewAct } from './use-review-act'

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
      {asked ? <AskFirst item={reviewable(item)} asked={asked} onClose={() => setAsked(null)} /> : null}
    </ReviewedCard>
  )
}
