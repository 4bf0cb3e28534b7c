import { CircleCheck } from 'lucide-react'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Icon } from '#ui/display/icon.js'

/** The last step of answering (REC-24, GI-68). */
export function AnswerThanks({ onDone }: { onDone(): void }) {
  const user = useSignedInUser()
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon of={CircleCheck} size={24} />
      </span>
      <div role="status" className="grid gap-2">
        <p className="font-serif text-xl font-semibold text-ink">Thank you! Your answer has been submitted.</p>
        <p className="text-sm text-muted">It is public once staff have approved it.</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onDone}>Done</Button>
        <LinkButton variant="primary" to={paths.ownProfile(user, { parent_tab: 'qanda', child_tab: 'pending' })}>
          See your answer
        </LinkButton>
      </div>
    </div>
  )
}
