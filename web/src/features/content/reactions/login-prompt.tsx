import { createPath, useLocation } from 'react-router-dom'
import { paths } from '#lib/paths.js'
import { LinkButton } from '#ui/button/link-button.js'
import { Dialog } from '#ui/overlay/dialog.js'

/** What visitors are told instead, with both ways back to this page (GI-14). */
export default function LoginPrompt({ action, onClose }: { action: string; onClose(): void }) {
  const location = useLocation()
  const back = createPath(location)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Log in to take part"
      footer={
        <>
          <LinkButton to={paths.login(back)}>Log In</LinkButton>
          <LinkButton variant="primary" to={paths.signUp(back)}>
            Sign Up
          </LinkButton>
        </>
      }
    >
      <p>In order to {action} you’ll need to Log In if you’re existing user or Sign Up if you’re a new user.</p>
    </Dialog>
  )
}
