import { useStore } from 'jotai'
import { type ReactNode, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { addressedForm } from '#contract/opportunities/types.js'
import { usePostingEligibility } from '#entities/credits/use-posting-eligibility.js'
import { useUploads } from '#entities/document/use-uploads.js'
import { renewSession, useSignedInUser } from '#lib/session.js'
import { Notice } from '#ui/feedback/notice.js'
import { DiscardDraft } from '#ui/form/discard-draft.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { FormConflicts } from './draft/form-conflicts'
import { RestoredDraft } from './draft/restored-draft'
import { useFormPlace } from './draft/use-form-place'
import { useSavedElsewhere } from './draft/use-saved-elsewhere'
import type { FormChoices } from './form-choices'
import { FormSections } from './form-sections'
import { restored } from './form-values'
import { PostingRequirements } from './posting-requirements'
import { SendPost } from './price/send-post'
import { useShownTerms } from './sending/use-shown-terms'
import { StillUploading, useLeaveGuard } from './still-uploading'
import { type FormStart, usePostForm } from './use-post-form'
import { usePostOpportunity } from './use-post-opportunity'

const FORM_ID = 'post-form'

interface PostFormDialogProps {
  isOpen: boolean
  start: FormStart
  choices: FormChoices
  /** refetches the post; null if it can no longer be edited */
  reread(): Promise<FormStart | null>
  onClose(): void
  /** What staff asked to change. */
  request: string | null
  /** @param status the post's status afterwards */
  onPosted(status: string): void
  onFreePlanLimit(): void
  /** an earlier attempt posted it, and it has changed since */
  onAlreadyPosted(hasEnded: boolean): void
  /** the form that sends the confirmation email; owned by the account feature */
  confirmAddress: ReactNode
  /** dialogs over the form, which stays as it is below them */
  children?: ReactNode
}

/** The form for one type of post, over the page (GD-54). Closing it keeps the draft. */
export function PostFormDialog(props: PostFormDialogProps) {
  const { isOpen, start, choices, reread, request, confirmAddress, onPosted, children, ...after } = props
  const user = useSignedInUser()
  const { description } = start
  const { form, documents, changeDocuments, discard, forgetDraft, resetCount, ...draft } = usePostForm(user.id, start)
  const place = useFormPlace(`${user.id}:${draft.name}`, draft)
  const onClose = place.closing(props.onClose)
  const question = useRef<HTMLDivElement>(null)
  const needed = useRef<HTMLDivElement>(null)
  const uploads = useUploads({ onStored: (document) => changeDocuments((before) => [...before, document]) })
  const eligibility = usePostingEligibility(start.edited === null && user.isEmailVerified)
  const saved = useSavedElsewhere(reread, draft.rebase, question)
  const terms = useShownTerms(form)
  const post = usePostOpportunity({
    ...start,
    durationTypeIds: choices.durationTypeIds,
    setError: form.setError,
    ...after,
    onSavedElsewhere: saved.mergeNewer,
    onNewTerms: terms.renew,
    onFailed: onClose,
    onPosted: (status) => {
      forgetDraft()
      onPosted(status)
    },
  })
  const mayPost = useMayPost()
  const send = async (values: PostForm) => {
    if (draft.conflicts.length > 0) question.current?.focus()
    else if (await mayPost())
      await post(values, draft.edited, { credits: eligibility?.price.credits ?? null, terms: terms.shown.version })
    else needed.current?.focus()
  }
  const leaving = useLeaveGuard(uploads.isUploading, onClose)
  const { isSubmitting, isSubmitted, errors } = form.formState

  return (
    <Dialog
      isOpen={isOpen}
      onClose={leaving.close}
      size="lg"
      title={titleOf(start)}
      description={description.words.lead}
      footer={
        <>
          <DraftState isKept={draft.isDraftKept} onDiscard={discard} />
          <SendPost
            form={FORM_ID}
            label={start.edited ? 'Save changes' : 'Send for approval'}
            price={eligibility?.price}
            isBusy={isSubmitting}
            isUploading={uploads.isUploading}
          />
        </>
      }
    >
      <PostingRequirements
        ref={needed}
        type={start.type}
        eligibility={draft.wasSendAttempted ? undefined : eligibility}
        confirmAddress={confirmAddress}
        onLeave={leaving.follow}
      />
      <FormProvider {...form}>
        <form ref={place.attach} id={FORM_ID} noValidate className="py-4" onSubmit={form.handleSubmit(send)}>
          {draft.restoredAge ? (
            <RestoredDraft
              type={start.type}
              isEdit={start.edited !== null}
              wasSendAttempted={draft.wasSendAttempted}
              age={draft.restoredAge}
              onDiscard={discard}
            />
          ) : null}
          <FormConflicts ref={question} draft={draft} choices={choices} changes={saved.changes} />
          <StaffRequest request={request} />
          <FormSections
            description={description}
            choices={choices}
            resetCount={resetCount}
            documents={documents}
            attached={start.storedDocuments}
            uploads={uploads}
            terms={terms.shown}
            onRemoved={({ id }) => changeDocuments((before) => before.filter((document) => document.id !== id))}
            onRestored={(document) => changeDocuments((before) => restored(before, document, start.storedDocuments))}
          />
          <ErrorSummary count={isSubmitted ? Object.keys(errors).length : 0} />
        </form>
      </FormProvider>
      <StillUploading {...leaving.question} />
      {children}
    </Dialog>
  )
}

function titleOf({ type, description: { words }, expert, edited }: FormStart): string {
  if (edited) return words.edit
  return (expert && addressedForm(type)?.ask.title(expert.name)) ?? words.post
}

/**
 * Whether the user may send. Rechecks if they were unconfirmed, since they may have confirmed in another tab or on
 * another device.
 */
function useMayPost(): () => Promise<boolean> {
  const { isEmailVerified } = useSignedInUser()
  const store = useStore()
  return async () => isEmailVerified || Boolean((await renewSession(store)).user?.isEmailVerified)
}

/** What staff asked to change, above the fields. */
function StaffRequest({ request }: { request: string | null }) {
  if (!request) return null
  return (
    <Notice tone="warn" title="Our staff asked for a change" className="mb-6">
      {request}
    </Notice>
  )
}

/** Errors may be scrolled out of sight on a long form, so the line above the button points to them. */
function ErrorSummary({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice tone="danger" isLive>
      {count === 1
        ? 'One field needs another look. It is marked above.'
        : `${count} fields need another look. They are marked above.`}
    </Notice>
  )
}

function DraftState({ isKept, onDiscard }: { isKept: boolean; onDiscard(): void }) {
  if (!isKept) return null
  return (
    <div className="me-auto flex items-center gap-3 text-sm text-muted">
      <span role="status">Draft saved</span>
      <DiscardDraft
        label="Discard draft"
        title="Discard this draft?"
        text="What you’ve typed here is removed from this browser."
        onDiscard={onDiscard}
      />
    </div>
  )
}
