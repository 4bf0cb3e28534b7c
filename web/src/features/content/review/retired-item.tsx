import { Undo2 } from 'lucide-react'
import { Button } from '#ui/button/button.js'
import { useRestoreContentMutation } from './content-reviews.expert.generated'
import { ReviewedCard, titleOf, wordFor } from './reviewed-card'
import type { ReviewedItem } from './use-content-reviews'
import { useReviewAct } from './use-review-act'

/** Something that its author retired; they can publish it again. */
export function RetiredItem({ item }: { item: ReviewedItem }) {
  const { act, isBusy } = useReviewAct()
  return (
    <ReviewedCard item={item} isPublic={false} happened="Retired" at={item.retired_at}>
      <Button
        size="sm"
        icon={Undo2}
        isBusy={isBusy}
        aria-label={`Publish again: ${titleOf(item)}`}
        onClick={() =>
          void act(useRestoreContentMutation.fetcher({ id: item.id }), `The ${wordFor(item)} is public again.`)
        }
      >
        Publish again
      </Button>
    </ReviewedCard>
  )
}
