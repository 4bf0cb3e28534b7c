import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import { StaffRecording } from './staff-recording'
import type { WaitingInsight } from './use-waiting-content'
import { contentState, WaitingCard } from './waiting-card'
import { useDecideInsightMutation } from './waiting-content.generated'

const WORDS = {
  reject: 'Turn down',
  title: 'Turn down this insight?',
  text: 'Its author reads your reason, can change the insight and send it again.',
  approved: 'The insight is approved. Everybody can hear it now.',
  rejected: 'The insight is turned down. Its author is being told.',
  changes: {
    title: 'Ask for changes to this insight?',
    text: 'Its author reads what should be different, changes it and sends it again.',
    asked: 'Its author is being told what to change.',
  },
  changed: 'This insight has changed since you opened it.',
  own: 'This is your own insight. Another member of staff has to decide about it.',
}

/** An insight of the older flow that waits: what it says, its recordings, and the decision. */
export function WaitingInsightCard({ insight, isLinked }: { insight: WaitingInsight; isLinked: boolean }) {
  const rich = cleanRichText(insight.brief_rich_text)
  const recordings = insight.audio.flatMap(({ position, name, recording_id: recordingId }) =>
    recordingId ? (
      <div key={position} className="grid gap-2">
        <p className="font-medium wrap-anywhere text-ink">{name}</p>
        <StaffRecording recordingId={recordingId} title={name} />
      </div>
    ) : (
      []
    ),
  )
  return (
    <WaitingCard
      content={insight}
      subject="insight"
      state={contentState(insight.status) ?? 'waiting'}
      title={insight.title}
      topic={insight.master_topic?.topic_name}
      since={insight.submitted_at}
      isLinked={isLinked}
      words={WORDS}
      send={(decision) => useDecideInsightMutation.fetcher(decision)()}
      isRecorded={recordings.length > 0}
      recordings={recordings.length > 0 ? recordings : null}
    >
      {rich ? (
        <RichTextView content={rich} />
      ) : (
        <p className="measure font-serif wrap-anywhere whitespace-pre-line text-ink">{insight.brief}</p>
      )}
    </WaitingCard>
  )
}
