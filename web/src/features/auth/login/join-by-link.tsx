import { useState } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { LINK_MINUTES } from '#contract/identity/identity-limits.js'
import { Notice } from '#ui/feedback/notice.js'
import { DemoOutboxNotice } from '../demo-outbox-notice'
import { LinkForm } from './link-form'

/** How a visitor logs in without leaving what they read: by a link that leads back to this page (QNA-29, GI-55). */
export default function JoinByLink() {
  const location = useLocation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null)
    return (
      <div className="max-w-form">
        <LinkForm next={createPath(location)} onSent={setSentTo} />
      </div>
    )
  return (
    <div className="grid max-w-form gap-4">
      <DemoOutboxNotice />
      <Notice title="Check your mail">
        If <strong className="font-medium">{sentTo}</strong> has an account, an email is on its way. Its link logs you
        in and leads back here. It works once, for {LINK_MINUTES} minutes.
      </Notice>
    </div>
  )
}
