import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Icon } from '#ui/display/icon.js'
import { ProgressBar } from '#ui/feedback/progress-bar.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { ProfileStep } from './profile-steps'

interface StepsDialogProps {
  steps: readonly ProfileStep[]
  percent: number
  onClose(): void
}

/** All steps to a complete profile, each done or not; they lead to the profile's about tab (PROF-08, GD-72). */
export default function StepsDialog({ steps, percent, onClose }: StepsDialogProps) {
  const profile = paths.ownProfile(useSignedInUser(), { parent_tab: 'about' })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title="Complete your profile and earn your badge"
      description={`Your profile is ${percent}% complete. Each step adds 20%.`}
    >
      <ProgressBar label="Your profile" percent={percent} />
      <ul className="mt-4 divide-y divide-line">
        {steps.map(({ id: step, title, text, isDone }) => (
          <li key={step} className="flex gap-3 py-3">
            <Icon
              of={isDone ? CircleCheck : Circle}
              label={isDone ? 'Done' : 'Not done'}
              className={isDone ? 'mt-1 text-accent' : 'mt-1 text-muted'}
            />
            <div className="min-w-0">
              <Link to={profile} onClick={onClose} className="text-link text-base font-medium">
                {title}
              </Link>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
