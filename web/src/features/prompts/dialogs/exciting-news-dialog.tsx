import { useState } from 'react'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { LinkButton } from '#ui/button/link-button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Checkbox } from '#ui/form/checkbox.js'
import { Dialog } from '#ui/overlay/dialog.js'
import type { PromptDialogProps } from '../entry-prompt-list'
import { useDismissNewsMutation } from '../prompt-facts.generated'

/** Tells experts that they can be hired for fractional roles (PROMPT-10, PROMPT-18, GD-32). */
export default function ExcitingNewsDialog({ onClose }: PromptDialogProps) {
  const user = useSignedInUser()
  const { isDismissed, dismiss, error } = useDismissal(user.id)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Exciting news"
      footer={
        <LinkButton variant="primary" to={paths.ownProfile(user, { parent_tab: 'about' })} onClick={onClose}>
          Go to My Profile
        </LinkButton>
      }
    >
      <div className="grid gap-4">
        <p className="text-base">
          Experts can now be hired for fractional roles. Add a rate card to your profile, and companies can ask you for
          one.
        </p>
        <FormRefusal error={error} />
        <Checkbox
          label="Don’t show this again"
          checked={isDismissed}
          onChange={(event) => dismiss(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}

/** Ticked as soon as it is pressed, until it turns out that it can't be kept; what is pressed meanwhile is sent afterwards. */
function useDismissal(me: string) {
  const [isStored, setIsStored] = useState(false)
  const { mutate, error, isPending, variables } = useDismissNewsMutation({
    scope: { id: 'dismiss-news' },
    onSuccess: ({ update_user_accounts_by_pk: account }) =>
      setIsStored(account?.is_exciting_news_modal_not_show_again ?? false),
  })
  return {
    isDismissed: isPending ? variables.isDismissed : isStored,
    dismiss: (isDismissed: boolean) => mutate({ me, isDismissed }),
    error,
  }
}
