import { Mic } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import type { PlayerControls } from '#entities/recording/player/player.js'
import { RecordingFailure } from '#entities/recording/recording-failure.js'
import { lazyPart } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { hasCode } from '#lib/request-error.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { EarlierVersions } from './earlier-versions'
import { OwnRecordingPlayer } from './own-recording-player'
import { type OwnTranscript, useOwnTranscript } from './use-own-transcript'

// loads while the transcript is asked for
const TranscriptForm = lazyPart(() => import('./transcript-form'))

/** `/insight/transcript/{recordingId}`: an author reads along and puts right what their recording says (GI-94). */
export function TranscriptScreen({ recordingId }: { recordingId: string }) {
  useDocumentTitle('Transcript')
  useEffect(() => void TranscriptForm.load(), [])
  const player = useRef<PlayerControls>(null)
  const query = useOwnTranscript(recordingId)
  const { data: transcript, error, refetch, isRefetching } = query
  if (hasCode(error, 'RECORDING_NOT_FOUND'))
    return (
      <EmptyState
        icon={Mic}
        title="There’s no such recording of yours."
        text="Transcripts of what you sent are put right here, from the page of the insight or the answer."
        action={<LinkButton to={paths.insights({ view: 'yours' })}>See your insights</LinkButton>}
      />
    )
  if (error && !transcript)
    return (
      <>
        <RecordingFailure query={query} />
        <ErrorState
          title="The transcript couldn’t be loaded"
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      </>
    )
  if (!transcript)
    return (
      <SkeletonRows label="Loading the transcript" rows={['h-10 w-2/3', 'h-28', 'h-64']} className="max-w-3xl gap-4" />
    )
  const reload = async () => void (await refetch())
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeader
        title="Transcript"
        back={placeOf(transcript)}
        lead={
          <span className="wrap-anywhere">
            What you say in “{transcript.title}”{/[.?!]$/.test(transcript.title) ? '' : '.'}{' '}
            {transcript.isPublic ? 'Your changes are public as soon as you save.' : ''}
          </span>
        }
      />
      <HowItCame transcript={transcript} />
      <OwnRecordingPlayer recordingId={recordingId} title={transcript.title} controls={player} />
      <Suspense fallback={<SkeletonRows label="Loading the transcript" rows={['h-64']} />}>
        <TranscriptForm
          key={transcript.lines.join('\n')}
          transcript={transcript}
          reload={reload}
          onListen={(second) => player.current?.playFrom(second)}
        />
      </Suspense>
      <EarlierVersions transcript={transcript} reload={reload} />
    </div>
  )
}

/** Where it is read; what isn't public yet has no page, but is in the list of one's own. */
function placeOf({ itemId, questionId, kind, isPublic }: OwnTranscript) {
  if (kind === 'answer')
    return isPublic && questionId
      ? { to: paths.question(questionId, itemId), label: 'Your answer' }
      : { to: paths.questionSummary({ view: 'yours' }), label: 'Your answers' }
  return isPublic
    ? { to: paths.insight(itemId), label: 'Your insight' }
    : { to: paths.insights({ view: 'yours' }), label: 'Your insights' }
}

/** Who writes it down here, where nobody has yet. */
function HowItCame({ transcript: { lines, isTranscribing } }: { transcript: OwnTranscript }) {
  if (lines.some((line) => line.trim())) return null
  return (
    <Notice
      title={isTranscribing ? 'Nothing is written down yet' : 'Recordings aren’t written down automatically here'}
    >
      {isTranscribing
        ? 'That takes a few minutes after you send a recording. You can also type it yourself; what you type stays.'
        : 'Type or paste what you say, so that people can read it and searches find it. Your recording is published either way.'}
    </Notice>
  )
}
