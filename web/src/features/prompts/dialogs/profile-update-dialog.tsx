import { Circle, CircleCheck } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Icon } from '#ui/display/icon.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { type PromptDialogProps, profileTabOf } from '../entry-prompt-list'
import { ProfileVideo } from './profile-video'

/** Asks experts to complete their bio and their offers of calls (PROMPT-20 to PROMPT-25, GD-37). */
export default function ProfileUpdateDialog({ facts: { profile }, onClose }: PromptDialogProps) {
  const user = useSignedInUser()
  const tab = profileTabOf(profile)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Complete your profile"
      description="Companies choose the experts who say what they do and offer to talk."
      footer={
        <LinkButton
          variant="primary"
          to={paths.ownProfile(user, tab ? { parent_tab: tab } : undefined)}
          onClick={onClose}
        >
          Go to My Profile
        </LinkButton>
      }
    >
      <ProfileVideo />
      <ul className="grid gap-3">
        <Part isDone={profile?.isBioCompleted ?? false} title="Bio" text="What you do, and what came of it" />
        {/* nobody should look for what the page doesn't offer yet */}
        <Part
          isDone={profile?.isAdviceCompleted ?? false}
          title="Advice"
          text={
            profile?.isAdviceCompleted
              ? 'At least one call that can be booked'
              : 'You can’t set up timed calls yet. Companies book through your scheduling link instead.'
          }
        />
      </ul>
    </Dialog>
  )
}

function Part({ isDone, title, text }: { isDone: boolean; title: string; text: string }) {
  return (
    <li className="flex items-start gap-3 rounded-md border border-line px-4 py-3">
      <Icon of={isDone ? CircleCheck : Circle} className={isDone ? 'text-accent' : 'text-muted'} />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-muted">{text}</span>
      </span>
      <span className="ms-auto shrink-0 text-muted">{isDone ? 'Done' : 'Not done'}</span>
    </li>
  )
}
