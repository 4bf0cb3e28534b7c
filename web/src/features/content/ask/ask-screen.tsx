import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { AskForm } from './ask-form'
import { useAskOptions, useQuestionToRepeat } from './use-ask'

const TITLE = 'Ask a question'
const LEAD =
  'Experts of the field answer you, and everybody can read their answers. Members see that you asked, visitors don’t.'

/** `/create-question` (QNA-07, BASE-11, GI-46): for everybody but experts, who answer (GD-13). */
export function AskScreen({ confirmAddress }: { confirmAddress: ReactNode }) {
  useDocumentTitle(TITLE)
  const { isExpert } = useSignedInUser()
  return (
    <>
      <PageHeader
        title={TITLE}
        lead={isExpert ? null : LEAD}
        back={{ to: paths.questionSummary(), label: 'Questions and answers' }}
      />
      {isExpert ? <ForExperts /> : <Asking confirmAddress={confirmAddress} />}
    </>
  )
}

function ForExperts() {
  return (
    <EmptyState
      icon={MessagesSquare}
      title="Experts answer questions here, and others ask them."
      text="Questions of your topics that wait for an answer are listed for you."
      action={<LinkButton to={paths.questionSummary({ view: 'to-answer' })}>See questions to answer</LinkButton>}
    />
  )
}

function Asking({ confirmAddress }: { confirmAddress: ReactNode }) {
  const [query] = useSearchParams()
  const from = query.get('from')
  const options = useAskOptions()
  const repeated = useQuestionToRepeat(from && isUuid(from) ? from : null)
  const [sentId, setSentId] = useState<string | null>(null)
  if (sentId) return <Sent onAgain={() => setSentId(null)} />
  if (options.isPending || repeated.isLoading)
    return <SkeletonRows label="Loading the form" rows={['h-11', 'h-28', 'h-56', 'h-10 w-40']} className="max-w-form" />
  if (!options.data)
    return <ErrorState error={options.error} onRetry={() => void options.refetch()} isRetrying={options.isRefetching} />
  return (
    <AskForm
      options={options.data}
      repeated={repeated.data ?? null}
      confirmAddress={confirmAddress}
      onSent={setSentId}
      onPriceChanged={() => void options.refetch()}
    />
  )
}

function Sent({ onAgain }: { onAgain(): void }) {
  return (
    <Notice
      tone="success"
      isLive
      className="max-w-form"
      title="Your question is on its way"
      action={
        <>
          <LinkButton size="sm" to={paths.questionSummary({ view: 'yours' })}>
            See your questions
          </LinkButton>
          <Button size="sm" variant="quiet" onClick={onAgain}>
            Ask another one
          </Button>
        </>
      }
    >
      Our staff read it first, and then we tell the experts of its field. We let you know when it’s approved and as soon
      as somebody answers. If it isn’t approved, you get your Credits back.
    </Notice>
  )
}
