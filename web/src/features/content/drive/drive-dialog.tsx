import { ExternalLink } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { DRIVE_MESSAGES } from '#contract/files/drive-messages.js'
import { hasCode, isRequestError, messageOf } from '#lib/request-error.js'
import { Button } from '#ui/button/button.js'
import { buttonSkin } from '#ui/button/button-skin.js'
import { Icon } from '#ui/display/icon.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Notice } from '#ui/feedback/notice.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { GoogleLogin, loginAction } from './google-login'
import { useDriveConnection } from './use-drive-connection'
import { useEndConnection } from './use-end-connection'
import { useGoogleLogin } from './use-google-login'
import { isDriveFault, type SavedDocument, useSaveToDrive } from './use-save-to-drive'

interface DriveDialogProps {
  responseId: string
  title: string
  onClose(): void
}

/** The login first, then what will be saved, then where it is. */
export function DriveDialog({ responseId, title, onClose }: DriveDialogProps) {
  const { data: connection } = useDriveConnection()
  const isConnected = connection?.isConnected === true
  const save = useSaveToDrive(responseId)
  const login = useGoogleLogin(!isConnected && !save.saved)
  const action = useActionFocus(isConnected, save.saved !== null)
  return (
    <Dialog
      isOpen
      title={save.saved ? 'Saved to Google Drive' : 'Save to Google Drive'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{save.saved ? 'Close' : 'Cancel'}</Button>
          {save.saved ? (
            <OpenDocument document={save.saved} ref={action} />
          ) : (
            // one button, whatever it does next: the keyboard keeps its place
            <Button variant="primary" ref={action} {...(isConnected ? saveAction(save) : loginAction(login))} />
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {save.saved ? (
          <Notice tone="success" isLive>
            Your document is in your Google Drive.
          </Notice>
        ) : isConnected ? (
          <>
            <p className="font-medium wrap-anywhere text-ink">“{title}”</p>
            <p className="text-muted">
              A copy of what you wrote or said goes into a new Google document in your Drive. Later changes here don’t
              change it.
            </p>
            <Failure error={save.error} />
          </>
        ) : (
          <GoogleLogin login={login} />
        )}
        {isConnected ? <LogOut /> : null}
        <p role="status" className="sr-only">
          {login.state === 'connected' ? 'You’re logged in to Google' : null}
        </p>
      </div>
    </Dialog>
  )
}

/** The main action. Whoever used something that is gone goes on there: a login's link, the way out of Google, the button to save. */
function useActionFocus(isConnected: boolean, isSaved: boolean) {
  const action = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  useEffect(() => {
    if (isSaved) action.current?.focus()
  }, [isSaved])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes with it
  useEffect(() => {
    if (document.activeElement === document.body) action.current?.focus()
  }, [isConnected])
  return action
}

function saveAction({ error, isBusy, start }: ReturnType<typeof useSaveToDrive>) {
  return { isBusy, onClick: start, children: error ? 'Try again' : 'Save' }
}

/** IERR-17: what happened, and what one can do. The details are in the console. */
function Failure({ error }: { error: unknown }) {
  // the login comes first, then, and is asked for in its place
  if (hasCode(error, 'GOOGLE_LOGIN_NEEDED')) return null
  if (!isDriveFault(error)) return <FormRefusal error={error} />
  return (
    <Notice tone="danger" isLive title={DRIVE_MESSAGES.failed}>
      {(isRequestError(error) && error.advice) || messageOf(error)}
    </Notice>
  )
}

function OpenDocument({ document: { url }, ref }: { document: SavedDocument; ref: Ref<HTMLAnchorElement> }) {
  return (
    <a ref={ref} href={url} target="_blank" rel="noopener" className={buttonSkin('primary', 'md')}>
      <Icon of={ExternalLink} size={16} />
      Open the document
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function LogOut() {
  const { start, isBusy } = useEndConnection()
  return (
    <p className="text-sm text-muted">
      You’re logged in to Google for up to an hour.{' '}
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={start}
        className="focus-ring rounded-sm text-accent underline underline-offset-3"
      >
        Log out of Google
      </button>
    </p>
  )
}
