import type { UseQueryResult } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { lazy, type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { AI_LIMITS } from '#contract/ai/ai-limits.js'
import { classNames } from '#lib/class-names.js'
import { useTrack } from '#lib/consent/track.js'
import type { Visit } from '#lib/lazy-part.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { Button } from '#ui/button/button.js'
import { PageHeader } from '#ui/display/page-header.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { LateRegion } from '#ui/feedback/late-region.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { QuestionBar } from '../ask/question-bar'
import { useAsk } from '../ask/use-ask'
import { useQuestionText } from '../ask/use-question-text'
import { useAiPreferences } from '../preferences/use-ai-preferences'
import { usePreferencePrompt } from '../preferences/use-preference-prompt'
import { type AiHomeQuery, useAiHomeQuery } from './ai-home.generated'
import { Banner } from './banner'
import { ConversationHistory } from './conversation-history'
import { Suggestions } from './suggestions'

const loadPreferenceDialog = () => import('../preferences/preference-dialog')
const PreferenceDialog = lazy(loadPreferenceDialog)

interface AiHomeProps {
  /** the tabs of every home, around what is recommended */
  inTabs(recommended: ReactNode): ReactNode
  /** what needs the user, with the rest below it */
  afterNeeds(rest: ReactNode): ReactNode
  /** what they have posted, below where they ask */
  children: ReactNode
}

const queryOf = (me: string) => ({ me, shown: AI_LIMITS.historyShown })

/** The start page of non-experts (DASH-02, DASH-07): what needs them, and where they ask. */
export default function AiHome({ inTabs, afterNeeds, children }: AiHomeProps) {
  const { id: me, firstName } = useSignedInUser()
  useDocumentTitle('Home')
  const navigate = useNavigate()
  const home = useAiHomeQuery(queryOf(me))
  const told = useAiPreferences()
  const prompt = usePreferencePrompt(told.data?.count, loadPreferenceDialog)
  const { text, setText, takeOut } = useQuestionText('home')
  const track = useTrack()
  const { ask, isSending, refusal, forgive } = useAsk()
  const field = useRef<HTMLTextAreaElement>(null)
  const onText = (typed: string) => {
    setText(typed)
    forgive()
    if (typed.trim() !== '') prompt.onAsked()
  }
  const onPick = (question: string) => {
    track('suggestion picked')
    onText(question)
    field.current?.focus()
  }
  const onSend = () => {
    const from = window.location.pathname
    void ask({ text: text.trim(), preferences: told.data?.stored ?? null }, (id) => {
      // don't call anyone back who has left; the path changes before the next page shows, but not with a tab
      if (takeOut(text) && window.location.pathname === from) void navigate(paths.conversation(id))
    })
  }
  return (
    <div className="-mb-24 flex min-h-[calc(100dvh-7rem)] flex-col lg:-mb-16">
      <Banner text={home.data?.system_configurations[0]?.value} isPending={home.isPending} />
      <PageHeader
        title={`Hi ${firstName}`}
        actions={
          <Button icon={Settings2} onClick={prompt.open}>
            My Preference <PreferenceCount count={told.data?.count} />
          </Button>
        }
      />
      {inTabs(
        <>
          {afterNeeds(
            <div className="grid grid-cols-1 gap-12 pb-12">
              <Suggested home={home} onPick={onPick} />
              {children}
            </div>,
          )}
          <QuestionBar
            {...{ text, onText, onSend, isSending, refusal, field }}
            label="Your question"
            placeholder="Ask about your market…"
          >
            {prompt.isOpen ? (
              <LateRegion onDismiss={prompt.dismiss}>
                <PreferenceDialog
                  {...{ stored: told, isModal: prompt.isModal, field }}
                  onClose={prompt.dismiss}
                  onSaved={prompt.hide}
                />
              </LateRegion>
            ) : null}
          </QuestionBar>
        </>,
      )}
    </div>
  )
}

AiHome.first = ({ user, queryClient }: Visit) => {
  if (!user) return
  const asked = queryOf(user.id)
  void queryClient.prefetchQuery({ queryKey: useAiHomeQuery.getKey(asked), queryFn: useAiHomeQuery.fetcher(asked) })
}

/** AIH-04; its place is kept until it is known. */
function PreferenceCount({ count }: { count: number | undefined }) {
  const isKnown = count !== undefined
  return (
    <>
      <span
        className={classNames(
          'grid size-5 place-items-center rounded-full bg-accent-soft text-xs tabular-nums text-accent',
          !isKnown && 'invisible',
        )}
      >
        {count}
      </span>{' '}
      {isKnown ? <span className="sr-only">of 3 filled in</span> : null}
    </>
  )
}

interface SuggestedProps {
  home: Pick<UseQueryResult<AiHomeQuery>, 'data' | 'error' | 'refetch'>
  onPick(question: string): void
}

/** Questions to begin with, and those that were asked. */
function Suggested({ home: { data, error, refetch }, onPick }: SuggestedProps) {
  if (data)
    return (
      <div className="grid grid-cols-1 gap-8">
        <Suggestions suggestions={data.content_suggestion_structures} onPick={onPick} />
        <ConversationHistory conversations={data.ai_conversations} />
      </div>
    )
  if (error)
    return <ErrorState title="Suggested questions couldn’t be loaded" error={error} onRetry={() => void refetch()} />
  return <SkeletonRows label="Loading suggestions" rows={['h-10 w-64', 'h-20 rounded-lg', 'h-20 rounded-lg']} />
}
