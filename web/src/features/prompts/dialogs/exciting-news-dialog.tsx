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
export default function ExcitingNewsDialog({ facts: { me }, onClose }: PromptDialogProps) {
  const { firstName, lastName } = useSignedInUser()
  const [isDismissed, setIsDismissed] = useState(false)
  const { mutate, error, isPending } = useDismissNewsMutation({
    onSuccess: ({ update_user_accounts_by_pk: account }) =>
      setIsDismissed(account?.is_exciting_news_modal_not_show_again ?? false),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Exciting news"
      footer={
        <LinkButton
          variant="primary"
          to={paths.ownProfile({ id: me, firstName, lastName }, { parent_tab: 'about' })}
          onClick={onClose}
        >
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
          disabled={isPending}
          onChange={(event) => mutate({ me, isDismissed: event.target.checked })}
        />
      </div>
    </Dialog>
  )
}
