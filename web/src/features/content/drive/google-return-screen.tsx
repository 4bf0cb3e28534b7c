import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { messageOf } from '#lib/request-error.js'
import { restPost } from '#lib/rest-client.js'
import { useDocumentTitle } from '#lib/use-document-title.js'
import { PageHeader } from '#ui/display/page-header.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { type LoginOutcome, tellOutcome } from './drive-channel'
import { CONNECTION_KEY, CONNECTION_PATH, type DriveConnection } from './use-drive-connection'

/**
 * `/account/google-drive`: where Google sends the window back to. It hands what Google gave it to the server, tells the page
 * that opened it, and closes.
 */
export function GoogleReturnScreen() {
  useDocumentTitle('Google login')
  const { outcome, message } = useReturn()
  useEffect(() => {
    if (outcome === null) return
    tellOutcome(outcome)
    // a window that failed says why
    if (outcome !== 'failed') window.close()
  }, [outcome])
  return (
    <div className="grid max-w-[68ch] gap-6">
      <PageHeader title="Google login" />
      {outcome === null ? <SkeletonRows label="Finishing the login" rows={['h-16']} /> : null}
      {outcome === 'connected' ? (
        <Notice tone="success" isLive title="You’re logged in to Google">
          Close this window and go on where you were.
        </Notice>
      ) : null}
      {outcome === 'denied' ? (
        <Notice tone="warn" isLive title="You didn’t give us access at Google">
          Nothing was saved. You can close this window.
        </Notice>
      ) : null}
      {outcome === 'failed' ? (
        <Notice tone="danger" isLive title="The login at Google didn’t work">
          {message} Close this window to try again.
        </Notice>
      ) : null}
    </div>
  )
}

interface Returned {
  outcome: LoginOutcome | null
  message: string
}

/** What became of the login. The address is cleaned at once, so that nothing of it stays in the history. */
function useReturn(): Returned {
  const [query] = useSearchParams()
  const [given] = useState(() => ({ code: query.get('code'), state: query.get('state'), error: query.get('error') }))
  const navigate = useNavigate()
  const client = useQueryClient()
  const isSent = useRef(false)
  const { mutate, data, error } = useMutation({
    mutationFn: (body: { code: string; state: string }) => restPost<DriveConnection>(CONNECTION_PATH, body),
    onSuccess: (connection) => client.setQueryData(CONNECTION_KEY, connection),
  })
  const { code, state } = given
  useEffect(() => {
    navigate({ search: '' }, { replace: true })
    if (!code || !state || isSent.current) return
    isSent.current = true
    mutate({ code, state })
  }, [navigate, mutate, code, state])
  if (data) return { outcome: 'connected', message: '' }
  if (error) return { outcome: 'failed', message: messageOf(error) }
  if (given.error === 'access_denied') return { outcome: 'denied', message: '' }
  if (!code || !state) return { outcome: 'failed', message: 'Google sent nothing that we could use.' }
  return { outcome: null, message: '' }
}
