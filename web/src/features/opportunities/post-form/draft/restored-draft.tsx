import { type OpportunityType, wordForType } from '#contract/opportunities/type-facts.js'
import { Notice } from '#ui/feedback/notice.js'
import { DiscardDraft } from '#ui/form/discard-draft.js'

interface RestoredDraftProps {
  type: OpportunityType
  /** true when editing a post, false when writing a new one */
  isEdit: boolean
  /** sending was attempted, with unknown result */
  wasSendAttempted: boolean
  /** how long ago it was last typed in, in words */
  age: string
  onDiscard(): void
}

const mayHaveArrived = (thing: string) =>
  ` It may have arrived already. Sending it again won’t post it twice: it updates that ${thing}. To post another ${thing}, start over.`

/** Explains why the form isn't empty, or differs from what is stored, and offers to start over. */
export function RestoredDraft({ type, isEdit, wasSendAttempted, age, onDiscard }: RestoredDraftProps) {
  const thing = wordForType(type)
  const when = age === 'just now' ? 'a moment ago' : age
  return (
    <Notice
      className="mb-6"
      title={isEdit ? `Your unsaved changes from ${when} are back` : `Your draft from ${when} is back`}
      action={
        <DiscardDraft
          label="Start over"
          isBordered
          title="Start over?"
          text={
            isEdit
              ? `Your unsaved changes are removed from this browser, and the form goes back to the saved ${thing}.`
              : 'What you’ve typed here is removed from this browser, and you start with an empty form.'
          }
          onDiscard={onDiscard}
        />
      }
    >
      Pick up where you left off.
      {isEdit ? null : wasSendAttempted ? mayHaveArrived(thing) : ' Nothing has been sent yet.'}
    </Notice>
  )
}
