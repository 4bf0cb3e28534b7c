import { Settings2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { AI_LIMITS } from '#contract/ai/ai-limits.js'
import { useTrack } from '#lib/consent/track.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { QuestionBar } from '../ask/question-bar'
import { useAsk } from '../ask/use-ask'
import { useQuestionText } from '../ask/use-question-text'
import { useAiPreferences } from '../preferences/use-ai-preferences'
import { usePreferencePrompt } from '../preferences/use-preference-prompt'
import { useAiHomeQuery } from './ai-home.generated'
import { Banner } from './banner'
import { ConversationHistory } from './conversation-history'
import { Suggestions } from './suggestions'

const PreferenceDialog = lazy(() => import('../preferences/preference-dialog'))

/** The start page of non-experts (DASH-02, DASH-07): where they ask. @param children their tasks and what is new */
export default function AiHome({ children }: { children: ReactNode }) {
  const { id: me, firstName } = useSignedInUser()
  useDocumentTitle('Home')
  const navigate = useNavigate()
  const home = useAiHomeQuery({ me, shown: AI_LIMITS.historyShown })
  const { own, isSuccess } = useAiPreferences()
  const prompt = usePreferencePrompt(own.count, isSuccess)
  const { text, setText } = useQuestionText('home')
  const track = useTrack()
  const { ask, isSending, refusal, forgive } = useAsk()
  const field = useRef<HTMLTextAreaElement>(null)
  const onText = (typed: string) => {
    setText(typed)
    forgive()
    if (typed.trim() !== '') prompt.onQuestion()
  }
  const onSend = () =>
    ask({ text: text.trim(), preferences: own.stored }, (id) => {
      setText('')
      void navigate(paths.conversation(id))
    })
  return (
    <div className="-mb-24 flex min-h-[calc(100dvh-7rem)] flex-col lg:-mb-16">
      {home.data ? <Banner text={home.data.system_configurations[0]?.value} /> : null}
      <PageHeader
        title={`Hi ${firstName}`}
        lead="Ask what experts here have learned. Answers quote them and name who can tell you more."
        actions={
          <>
            <LinkButton variant="quiet" to={paths.opportunitiesCreator()}>
              Post an opportunity
            </LinkButton>
            <Button icon={Settings2} onClick={prompt.open} aria-label={`My Preference, ${own.count} of 3 filled in`}>
              My Preference
              <span className="grid size-5 place-items-center rounded-full bg-accent-soft text-xs tabular-nums text-accent">
                {own.count}
              </span>
            </Button>
          </>
        }
      />
      {home.data ? (
        <div className="mb-12 grid grid-cols-1 gap-8">
          <Suggestions
            suggestions={home.data.content_suggestion_structures}
            onPick={(question) => {
              track('suggestion picked')
              onText(question)
              field.current?.focus()
            }}
          />
          <ConversationHistory conversations={home.data.ai_conversations} />
        </div>
      ) : home.error ? (
        <div className="mb-12">
          <ErrorState error={home.error} onRetry={() => void home.refetch()} />
        </div>
      ) : (
        <SkeletonRows label="Loading suggestions" rows={['h-10 w-64', 'h-20 rounded-lg', 'h-20 rounded-lg']} />
      )}
      <div className="pb-12">{children}</div>
      <QuestionBar
        {...{ text, onText, onSend, isSending, refusal, field }}
        label="Your question"
        placeholder="Ask about your market…"
      />
      {prompt.isOpen ? (
        <Suspense>
          <PreferenceDialog preferences={own.preferences} onClose={prompt.dismiss} onSaved={prompt.hide} />
        </Suspense>
      ) : null}
    </div>
  )
}
