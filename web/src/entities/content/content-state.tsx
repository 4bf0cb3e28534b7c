import { useState } from 'react'
import { Button } from '#ui/button/button.js'
import { Badge, type BadgeTone } from '#ui/display/badge.js'
import { Dialog } from '#ui/overlay/dialog.js'

export type OwnStatus = 'draft' | 'pending' | 'approved' | 'rejected' | 'changes' | 'taken-back' | 'retired'

const STATES: Readonly<Record<OwnStatus, { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending: { label: 'Awaiting Approval', tone: 'info' },
  approved: { label: 'Approved', tone: 'accent' },
  rejected: { label: 'Rejected', tone: 'danger' },
  changes: { label: 'Changes requested', tone: 'warn' },
  'taken-back': { label: 'Taken back', tone: 'neutral' },
  retired: { label: 'Retired', tone: 'neutral' },
}

/** What something of one's own stands at (INS-15, RESP-19). */
export function ContentState({ status }: { status: OwnStatus }) {
  const { label, tone } = STATES[status]
  return <Badge tone={tone}>{label}</Badge>
}

/** The way to read why it was rejected (INS-16, RESP-19, RESP-20). */
export function ViewReason({ reason }: { reason: string | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        View Reason
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Why it wasn’t approved"
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        <p className="wrap-anywhere whitespace-pre-line">{reason?.trim() || 'Reason not provided'}</p>
      </Dialog>
    </>
  )
}
