import { MessageSquarePlus, X } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { earningsBanner } from '#contract/rewards/answer-rewards.js'
import { useTrack } from '#lib/consent/track.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { IconButton } from '#ui/button/icon-button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { type AnswerOfferQuery, useAnswerOfferQuery } from './answer-offer.expert.generated'

const DOLLARS_TO_CENTS = 100
const AnswerRecorder = lazy(async () => ({ default: (await import('../answer/answer-recorder')).AnswerRecorder }))

interface AnswerOfferProps {
  questionId: string
  /** nobody's answer is public yet */
  isUnanswered: boolean
}

/**
 * What an expert is offered: the Answer button if the question is for them (QNA-14), the floating toggle as long as they
 * haven't answered (QNA-15, GI-49), and what an answer may earn if there is none yet (QNA-20, GI-51).
 */
export default function AnswerOffer({ questionId, isUnanswered }: AnswerOfferProps) {
  const { id: me } = useSignedInUser()
  const { data, error, refetch, isRefetching } = useAnswerOfferQuery({ question: questionId, me }, { staleTime: 0 })
  const track = useTrack()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const panelId = useId()
  const [question] = data?.insights_questions ?? []
  if (error && !data)
    return (
      <ErrorState
        title="Something went wrong in fetching the question data"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    )
  if (!data || !question || question.user_id === me) return null
  const standing = standingOf(question)
  // the thanks stay until they are closed
  if (standing === 'answered' && !isOpen) return <p className="text-sm text-muted">You’ve answered this question.</p>
  const isMatched = standing === 'matched' || (standing === 'answered' && wasOpened)
  const toggle = () => {
    setOpen(!isOpen)
    if (isOpen) return
    if (isMatched) setWasOpened(true)
    panel.current?.scrollIntoView({ block: 'center' })
    if (isMatched) track('answer started')
  }
  const finish = () => {
    setOpen(false)
    setWasOpened(false)
    void refetch()
  }
  const button = { isOpen, controls: isMatched ? panelId : undefined, onPress: toggle }
  return (
    <>
      {isMatched ? (
        <section ref={panel} id={panelId} aria-label="Answer this question" className="grid justify-items-start gap-4">
          {isUnanswered ? <Earnings offer={data} /> : null}
          {isOpen ? null : <Toggle {...button} />}
          {wasOpened ? (
            // closing it ends no recording
            <div hidden={!isOpen} className="w-full rounded-lg border border-line bg-surface p-4 sm:p-6">
              <div className="mb-3 flex items-center justify-between gap-3">
                <h2 className="font-medium text-ink">Your answer</h2>
                <IconButton label="Close" icon={X} onClick={toggle} />
              </div>
              <Ways questionId={questionId} onDone={finish} />
            </div>
          ) : null}
        </section>
      ) : null}
      {/* over the recorder it would cover what is chosen there */}
      {isOpen && isMatched ? null : (
        <div className="fixed end-4 bottom-20 z-20 lg:end-8 lg:bottom-8">
          <Toggle {...button} isFloating />
        </div>
      )}
      {isOpen && !isMatched ? <Unmatched onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type AskedQuestion = AnswerOfferQuery['insights_questions'][number]

/** An answer that staff refused counts as none: the question waits again. */
function standingOf({ answerable, insights_responses: [own] }: AskedQuestion): 'matched' | 'unmatched' | 'answered' {
  if (answerable.length > 0 || own?.status === 'draft') return 'matched'
  return own && own.status !== 'rejected' ? 'answered' : 'unmatched'
}

interface ToggleProps {
  isOpen: boolean
  controls: string | undefined
  isFloating?: boolean
  onPress(): void
}

/** The floating one, which is always in sight, stands out; next to it the other is quieter. */
function Toggle({ isOpen, controls, isFloating = false, onPress }: ToggleProps) {
  return (
    <Button
      variant={isFloating ? 'primary' : 'secondary'}
      size={isFloating ? 'lg' : 'md'}
      icon={MessageSquarePlus}
      aria-expanded={controls ? isOpen : undefined}
      aria-controls={controls}
      aria-label={isFloating ? 'Answer this question' : undefined}
      className={isFloating ? 'shadow-float' : undefined}
      onClick={onPress}
    >
      Answer
    </Button>
  )
}

/** An answer is recorded here, or written on a page of its own (GI-45). */
function Ways({ questionId, onDone }: { questionId: string; onDone(): void }) {
  const [isRecording, setRecording] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  return (
    <div className="grid gap-4">
      <Suspense fallback={<SkeletonRows label="Loading the recorder" rows={['h-40']} />}>
        <AnswerRecorder
          questionId={questionId}
          onDone={onDone}
          onSubmitted={() => setSubmitted(true)}
          onStage={(stage) => setRecording(stage === 'recording')}
        />
      </Suspense>
      {isSubmitted ? null : <RatherWrite questionId={questionId} isRecording={isRecording} />}
    </div>
  )
}

/** It leads to another page, where a recording that runs would end. */
function RatherWrite({ questionId, isRecording }: { questionId: string; isRecording: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-3 border-t border-line pt-4 text-sm text-muted">
      {isRecording ? (
        'You’d rather write? Stop the recording first.'
      ) : (
        <>
          You’d rather write?
          <LinkButton size="sm" to={paths.shareInsight(questionId)} state={{ goToRecordScreen: true }}>
            Write your answer
          </LinkButton>
        </>
      )}
    </p>
  )
}

/** Nothing with a limit of 0 (QNA-24). */
function Earnings({ offer }: { offer: AnswerOfferQuery }) {
  const cents = Number(offer.system_configurations[0]?.value ?? 0) * DOLLARS_TO_CENTS
  const limit = offer.response_windows[0]?.response_limit ?? 0
  const banner = earningsBanner({ cents, limit, canEarn: true })
  return banner ? <Notice title={banner.title}>{banner.text}</Notice> : null
}

/** QNA-31, QNA-32 */
function Unmatched({ onClose }: { onClose(): void }) {
  const user = useSignedInUser()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Oops, looks like this question was incorrectly matched to you."
      footer={
        <LinkButton variant="primary" to={paths.ownProfile(user, { parent_tab: 'about' })}>
          Go to Profile
        </LinkButton>
      }
    >
      <p>Experts answer questions on the topics of their profile. Add this one if you know it well.</p>
    </Dialog>
  )
}
