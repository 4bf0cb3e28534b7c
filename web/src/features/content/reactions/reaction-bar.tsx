import { Bookmark, type LucideIcon, Share2, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { ContentView } from '#entities/content/content-view.js'
import { lazyPart } from '#lib/lazy-part.js'
import { useSession } from '#lib/session.js'
import { Icon } from '#ui/display/icon.js'
import { LateDialog } from '#ui/overlay/late-dialog.js'
import type { OwnReaction, Vote } from './use-own-reactions'
import { useReact, useShare } from './use-reactions'

// most readers never see it
const LoginPrompt = lazyPart(() => import('./login-prompt'))

interface ReactionBarProps {
  content: ContentView
  own: OwnReaction
  prompt?: typeof LoginPrompt
}

/** Like, dislike, save and share; visitors are asked to log in or sign up (INS-24 to INS-29, QNA-36 to QNA-38). */
export default function ReactionBar({ content, own, prompt: Prompt = LoginPrompt }: ReactionBarProps) {
  const { id, kind, title, to } = content
  const isMember = useSession().user !== null
  const { vote, save } = useReact(id)
  const share = useShare(kind, id, title, to)
  const [asked, setAsked] = useState<string | null>(null)
  // what was pressed shows until the server's answer is here
  const shownVote = vote.isPending ? vote.variables : own.vote
  const isSaved = save.isPending ? save.variables : own.isSaved
  const what = kind === 'insight' ? 'Insight' : 'QandA'
  const asMember = (action: string, act: () => void) => () => (isMember ? act() : setAsked(`${action} ${what}`))
  const voteFor = (wanted: Vote) =>
    asMember('send a like/dislike', () => {
      if (!vote.isPending) vote.mutate(shownVote === wanted ? null : wanted)
    })
  const actions = [
    { label: 'Like', icon: ThumbsUp, isPressed: shownVote === 'UPVOTE', press: voteFor('UPVOTE') },
    { label: 'Dislike', icon: ThumbsDown, isPressed: shownVote === 'DOWNVOTE', press: voteFor('DOWNVOTE') },
    {
      ...{ label: isSaved ? 'Saved' : 'Save', icon: Bookmark, isPressed: isSaved },
      press: asMember('save a', () => {
        if (!save.isPending) save.mutate(!isSaved)
      }),
    },
    { label: 'Share', icon: Share2, press: asMember('share a', () => share.mutate()) },
  ]
  return (
    <fieldset className="-mx-2 flex flex-wrap gap-1">
      <legend className="sr-only">What you think of it</legend>
      {actions.map((action) => (
        <Reaction key={action.icon.displayName ?? action.label} {...action} />
      ))}
      {asked ? (
        <LateDialog onClose={() => setAsked(null)}>
          <Prompt action={asked} onClose={() => setAsked(null)} />
        </LateDialog>
      ) : null}
    </fieldset>
  )
}

interface ReactionProps {
  label: string
  icon: LucideIcon
  isPressed?: boolean
  press(): void
}

function Reaction({ label, icon, isPressed, press }: ReactionProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={press}
      className="focus-ring inline-flex min-h-10 items-center gap-2 rounded-md px-2 text-sm text-muted transition-colors duration-120 hover:bg-sunken hover:text-ink aria-pressed:font-medium aria-pressed:text-accent"
    >
      <Icon of={icon} size={16} />
      {label}
    </button>
  )
}
