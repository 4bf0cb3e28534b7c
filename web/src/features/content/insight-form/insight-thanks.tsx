import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'

/** The thanks, and from there to one's insights that wait (INS-46, INS-47, INS-49, INS-50, GI-23). */
export function InsightThanks({ isOpen }: { isOpen: boolean }) {
  const user = useSignedInUser()
  const navigate = useNavigate()
  const leave = () => navigate(paths.ownProfile(user), { state: { insightsTab: 'PENDING' } })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title="Thank you! Your insight has been submitted."
      footer={
        <>
          <LinkButton
            to={paths.ownProfile(user, { parent_tab: 'qanda', child_tab: 'pending', scrollToParent: 'qanda-list' })}
          >
            See what is waiting
          </LinkButton>
          <Button variant="primary" onClick={leave}>
            OK
          </Button>
        </>
      }
    >
      <p className="text-muted">
        You will receive an email from us within 48 hrs on approval or any amendments if required.
      </p>
    </Dialog>
  )
}
