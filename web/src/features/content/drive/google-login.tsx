import { DRIVE_MESSAGES } from '#contract/files/drive-messages.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import type { useGoogleLogin } from './use-google-login'

interface LoginProps {
  login: ReturnType<typeof useGoogleLogin>
}

/** Why one has to log in at Google, and how it stands (IERR-16). */
export function GoogleLogin({ login }: LoginProps) {
  const { state, url, error } = login
  if (error && !url) return <ErrorState title="The login couldn’t be prepared" error={error} />
  return (
    <>
      <Notice tone="info" title={DRIVE_MESSAGES.loginFirst}>
        Google opens in a window of its own. It lets us create documents in your Drive and see those that we created,
        nothing else, for up to an hour.
      </Notice>
      {state === 'waiting' ? (
        <Notice tone="info" isLive title="Finish in the other window">
          Once you’re logged in there, you can go on here. If you closed it, open it again.
        </Notice>
      ) : null}
      {state === 'denied' ? (
        <Notice tone="warn" isLive title="You didn’t give us access at Google">
          Nothing was saved. Log in again whenever you like.
        </Notice>
      ) : null}
      {state === 'failed' ? (
        <Notice tone="danger" isLive title="The login at Google didn’t work">
          Nothing was saved. Try again in a moment.
        </Notice>
      ) : null}
      {state === 'blocked' && url ? (
        <Notice tone="warn" isLive title="Your browser blocked the window">
          <a href={url} target="_blank" rel="noopener" className="focus-ring rounded-sm text-accent underline">
            Log in to Google in a new tab
          </a>
          , then come back here. Or allow pop-ups from this site and try again.
        </Notice>
      ) : null}
    </>
  )
}

/** What the button does that logs in: it first prepares the login again if that failed. */
export function loginAction({ state, url, error, retry, open }: LoginProps['login']) {
  if (error && !url) return { isBusy: false, onClick: retry, children: 'Try again' }
  return { isBusy: url === null, onClick: open, children: state === 'waiting' ? 'Open it again' : 'Log in to Google' }
}
