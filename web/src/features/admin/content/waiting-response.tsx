import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { readResponseText } from '#contract/content/response-text.js'
import { FACT_DOT } from '#contract/format/facts.js'
import { readResource } from '#contract/responses/response-resource.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { OpenArtefact } from '#entities/content/open-artefact.js'
import { paths } from '#lib/paths.js'
import { Paragraphs } from '#ui/display/paragraphs.js'
import { RichTextView } from '#ui/rich-text/rich-text-view.js'
import { StaffRecording } from './staff-recording'
import type { WaitingResponse } from './use-waiting-content'
import { contentState, WaitingCard } from './waiting-card'
import { useDecideResponseMutation } from './waiting-content.generated'

const WORDS = {
  reject: 'Turn down',
  title: 'Turn down this answer?',
  text: 'Its author reads your reason, can change the answer and send it again.',
  approved: 'It is approved. Everybody can open it now.',
  rejected: 'It is turned down. Its author is being told.',
  changes: {
    title: 'Ask for changes to this answer?',
    text: 'Its author reads what should be different, changes it and sends it again.',
    asked: 'Its author is being told what to change.',
  },
  changed: 'This answer has changed since you opened it.',
  own: 'You wrote this yourself. Another member of staff has to decide about it.',
}

/** An answer that waits, with the question: what is written or said, its tags and its artefact, and the decision. */
export function WaitingResponseCard({ response, isLinked }: { response: WaitingResponse; isLinked: boolean }) {
  const { insights_question: question, recording_id: recordingId, additional_text: additional } = response
  const isInsight = question?.user_id === response.user?.id
  const details = cleanRichText(question?.question_richtext)
  const title = question?.question ?? ''
  const artefact = readResource(response.resource_url)
  const tags = response.domains.flatMap(
    ({ custom_domain_name: custom, master_domain: domain }) => custom ?? domain?.domain_name ?? [],
  )
  const written = readResponseText(response.response_text)
  // what is said stands beside the player, unless something is written that belongs there
  const hasText = written.length > 0 || Boolean(additional || details)
  const said = { title, transcript: response.media_transcript_formatted }
  const recording = recordingId ? <StaffRecording recordingId={recordingId} {...said} isBeside={!hasText} /> : null
  return (
    <WaitingCard
      content={response}
      subject="response"
      state={contentState(response.status) ?? 'waiting'}
      title={title}
      topic={question?.master_topic?.topic_name}
      since={response.created_at}
      isLinked={isLinked}
      isRecorded={recording !== null}
      words={WORDS}
      obstacle={isInsight && question?.is_approved !== false ? null : questionObstacle(question)}
      send={(decision) => useDecideResponseMutation.fetcher(decision)()}
      recordings={hasText ? recording : null}
    >
      <p className="text-sm text-muted">
        {isInsight && question?.is_approved !== true
          ? 'An insight. Its question is decided along with it.'
          : isInsight
            ? 'An insight on a question of their own.'
            : 'An answer to a member’s question.'}
      </p>
      {details ? <RichTextView content={details} /> : null}
      {recording && !hasText ? recording : null}
      {written.map(({ heading, text }) => (
        <section key={heading} className="grid gap-2">
          {heading ? <h3 className="font-serif font-semibold text-ink">{heading}</h3> : null}
          <Paragraphs text={text} className="wrap-anywhere" />
        </section>
      ))}
      {additional ? <p className="measure wrap-anywhere whitespace-pre-line text-ink">{additional}</p> : null}
      {tags.length > 0 ? <p className="text-sm wrap-anywhere text-muted">{tags.join(FACT_DOT)}</p> : null}
      {artefact ? (
        <p className="flex text-sm">
          <OpenArtefact path={artefact.path} name={artefact.title} />
        </p>
      ) : null}
    </WaitingCard>
  )
}

/** A question that isn’t public keeps its answers from being public; the server refuses to approve them. */
export function questionObstacle(question: { id: string; is_approved?: boolean | null } | null | undefined): ReactNode {
  if (!question || question.is_approved === true) return null
  const waits = question.is_approved === null
  return (
    <>
      {waits ? 'Its question isn’t approved yet: ' : 'Its question isn’t public any more: '}
      <Link className="text-link" to={paths.adminQuestions({ id: question.id })}>
        {waits ? 'decide about the question' : 'open the question'}
      </Link>
      {waits ? ' first.' : ' to put it back, or turn this down.'}
    </>
  )
}
