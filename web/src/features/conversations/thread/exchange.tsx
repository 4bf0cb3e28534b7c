import { Check, Copy, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { AI_NOTICES, type AiNotice, messageText } from '#contract/ai/ai-limits.js'
import { answerPage } from '#contract/ai/answer-page.js'
import { contentAge } from '#contract/content/content-age.js'
import { FACT_DOT } from '#contract/format/facts.js'
import { lazyPart, useLoadedLater } from '#lib/lazy-part.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Notice } from '#ui/feedback/notice.js'
import { LateDialog } from '#ui/overlay/late-dialog.js'
import { AblePeople } from './able-people'
import { AnswerText } from './answer-text'
import type { AiAnswerFragment } from './conversation.generated'
import { copiedAnswer } from './copied-answer'
import { sourceAuthor } from './source-author'

const CitationDialog = lazyPart(() => import('./citation-dialog'))

interface ExchangeProps {
  question: string
  /** the page's headline already, so it isn't repeated */
  isHeadline: boolean
  answer: AiAnswerFragment | undefined
  /** what has arrived of an answer that is being written */
  written: string
  /** offered for the last question only */
  onRetry?: () => void
  isRetrying: boolean
  /** why it couldn't be stopped or tried again */
  fault: unknown
}

export const isUnderWay = (status: string | undefined) => status === 'waiting' || status === 'writing'

/** A question and its answer, as it is written and afterwards. */
export function Exchange({ question, isHeadline, answer, written, onRetry, isRetrying, fault }: ExchangeProps) {
  const [opened, setOpened] = useState<number | null>(null)
  useLoadedLater(CitationDialog)
  const isWriting = isUnderWay(answer?.status)
  const text = isWriting ? written : messageText(answer?.message?.body)
  const page = isWriting ? null : answerPage(answer?.message?.body)
  const citation = answer?.citations.find(({ number }) => number === opened)
  return (
    <article className="grid gap-6" aria-label={question}>
      {isHeadline ? null : (
        <div className="ms-auto max-w-[85%] rounded-xl bg-sunken px-4 py-3 whitespace-pre-wrap text-ink wrap-anywhere">
          <h2 className="text-base font-normal">{question}</h2>
        </div>
      )}
      <div className="grid gap-6">
        <div aria-live="polite" aria-busy={isWriting}>
          {text === '' && isWriting ? <Thinking /> : null}
          {text === '' ? null : <AnswerText text={text} onCitation={isWriting ? undefined : setOpened} />}
        </div>
        {answer && !isWriting ? (
          <>
            {page ? (
              <p>
                <LinkButton to={page.path}>{page.label}</LinkButton>
              </p>
            ) : null}
            <EndNotice answer={answer} />
            <Sources citations={answer.citations} onOpen={setOpened} />
            <AblePeople people={answer.people} />
            <div className="flex flex-wrap items-center gap-2">
              {text ? <CopyButton text={copiedAnswer(text, answer.citations)} /> : null}
              {onRetry ? (
                <Button variant="quiet" size="sm" icon={RotateCcw} isBusy={isRetrying} onClick={onRetry}>
                  Try again
                </Button>
              ) : null}
              <span className="ms-auto text-xs text-muted">{wordsForModel(answer)}</span>
            </div>
          </>
        ) : null}
        <FormRefusal error={fault} />
      </div>
      {answer && citation ? (
        <LateDialog onClose={() => setOpened(null)}>
          <CitationDialog answerId={answer.id} citation={citation} onClose={() => setOpened(null)} />
        </LateDialog>
      ) : null}
    </article>
  )
}

function Thinking() {
  return <p className="animate-pulse text-muted motion-reduce:animate-none">Looking through what experts published…</p>
}

function EndNotice({ answer: { status, notice, support } }: { answer: AiAnswerFragment }) {
  const words =
    (notice && notice in AI_NOTICES ? AI_NOTICES[notice as AiNotice] : null) ??
    (status === 'stopped' ? 'You stopped this answer.' : null) ??
    (support === 'uncited' ? 'This answer names none of its sources. Check it before you rely on it.' : null)
  if (!words) return null
  return <Notice tone={status === 'failed' ? 'warn' : 'info'}>{words}</Notice>
}

function Sources({ citations, onOpen }: Pick<AiAnswerFragment, 'citations'> & { onOpen(number: number): void }) {
  if (citations.length === 0) return null
  return (
    <section aria-label="Sources">
      <p className="mb-2 text-sm font-medium text-muted">Sources</p>
      <ol className="grid gap-1">
        {citations.map((source) => (
          <li key={source.number}>
            <button
              type="button"
              onClick={() => onOpen(source.number)}
              className="focus-ring flex w-full items-baseline gap-3 rounded-md px-2 py-1.5 text-start text-sm hover:bg-sunken"
            >
              <span className="tabular-nums text-accent">{source.number}</span>
              <span className="min-w-0 text-ink">
                {source.title}
                <Author name={sourceAuthor(source)} />
                <Age datedAt={source.dated_at} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Author({ name }: { name: string | null }) {
  return name ? <span className="text-muted">{`${FACT_DOT}${name}`}</span> : null
}

/** How old a source is, once that matters. */
function Age({ datedAt }: { datedAt: string | null }) {
  const age = contentAge(datedAt ? new Date(datedAt) : null, new Date())
  return age ? <span className="text-warn">{`${FACT_DOT}${age}`}</span> : null
}

const COPYING = 'copy-answer'

function CopyButton({ text }: { text: string }) {
  const alerts = useAlerts()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      alerts.withdraw(COPYING)
    } catch {
      // browsers offer no clipboard to pages on plain http
      alerts.withdraw(COPYING)
      alerts.show({
        tone: 'error',
        text: 'Your browser didn’t allow copying. Select the answer and copy it yourself.',
        attempt: COPYING,
      })
    }
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={isCopied ? Check : Copy}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </Button>
  )
}

function wordsForModel({ model, support }: AiAnswerFragment): string | null {
  if (!model || support === 'not found') return null
  if (model === 'extractive') return 'Quoted word for word from what experts published'
  return `Written by ${model.split('/').at(-1)} from what experts published`
}
