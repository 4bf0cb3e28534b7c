import { ShareOffer } from '#entities/advice/share-offer.js'
import { BookCall } from '#entities/call/book-call.js'
import { authorOf } from '#entities/content/author-of.js'
import { paths } from '#lib/paths.js'
import { isUuid } from '#lib/stored/uuid.js'
import { LinkButton } from '#ui/button/link-button.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import { AdviceExpert, AdvicePrice } from './advice-facts'
import { type Advice, useAdvice } from './use-advices'

/** One offer over the list: `/advice-offering/details/{adviceId}` (ADV-05 to ADV-08, ADV-12). */
export default function AdviceDialog({ id, onClose }: { id: string; onClose(): void }) {
  if (!isUuid(id)) return <NoLongerAvailable onClose={onClose} />
  return <Offer id={id} onClose={onClose} />
}

function Offer({ id, onClose }: { id: string; onClose(): void }) {
  const { advice, isBookable, richDescription, error, isPending, refetch } = useAdvice(id)
  if (error || isPending)
    return (
      <Dialog isOpen onClose={onClose} title="1:1 call" size="md">
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows label="Loading the offer" rows={['h-6', 'h-24', 'h-12']} />
        )}
      </Dialog>
    )
  if (!advice) return <NoLongerAvailable onClose={onClose} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={advice.subtopic}
      description={advice.topic_name}
      footer={
        <>
          {advice.author_slug ? <ShareOffer slug={advice.author_slug} id={id} /> : null}
          <BookCall offer={bookableOf(advice, isBookable)} expert={authorOf(advice)} />
        </>
      }
    >
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <AdviceExpert advice={advice} />
          <AdvicePrice advice={advice} />
        </div>
        {richDescription ? (
          <RichTextView content={richDescription} />
        ) : (
          <p className="measure font-serif text-base whitespace-pre-line wrap-anywhere text-ink">
            {advice.description}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** GraphQL types a view's columns as nullable, but these never are null. */
const bookableOf = ({ id, subtopic, topic_id, duration, price }: Advice, isBookable: boolean) => ({
  ...{ id: id ?? '', title: subtopic ?? '', topicId: topic_id, isBookable },
  ...{ minutes: duration ?? 0, credits: price ?? 0 },
})

/** Inactive, deleted, of somebody who left, or mistyped (GK-087). */
function NoLongerAvailable({ onClose }: { onClose(): void }) {
  return (
    <Dialog isOpen onClose={onClose} title="1:1 call">
      <EmptyState
        title="This offer is no longer available."
        action={<LinkButton to={paths.adviceOffering()}>See all calls</LinkButton>}
      />
    </Dialog>
  )
}
