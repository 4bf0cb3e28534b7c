import { useState } from 'react'
import { Button } from '#ui/button/button.js'
import { Badge } from '#ui/display/badge.js'
import { Notice } from '#ui/feedback/notice.js'
import { BackupCodesDialog } from './backup-codes-dialog'
import { DisableSecondFactor } from './disable-second-factor'
import { EnrolDialog } from './enrol-dialog'
import type { SecurityState } from './use-security'

const FEW_CODES = 3

/** Whether the authenticator app is on, and its backup codes. */
export function SecondFactor({ state }: { state: SecurityState }) {
  const [open, setOpen] = useState<'enrol' | 'codes' | 'off' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        Authenticator app
        {state.isSecondFactorOn ? <Badge tone="accent">On</Badge> : <Badge>Off</Badge>}
      </p>
      {state.isSecondFactorRequired && !state.isSecondFactorOn ? (
        <Notice tone="warn">You can’t open staff pages until your second factor is set up.</Notice>
      ) : null}
      {state.isSecondFactorOn ? <BackupCodesLeft count={state.backupCodesLeft} /> : null}
      <div className="flex flex-wrap gap-3">
        {state.isSecondFactorOn ? (
          <>
            <Button onClick={() => setOpen('codes')}>New backup codes</Button>
            {state.isSecondFactorRequired ? null : (
              <Button variant="danger" onClick={() => setOpen('off')}>
                Switch off
              </Button>
            )}
          </>
        ) : (
          <Button variant="primary" onClick={() => setOpen('enrol')}>
            Set up
          </Button>
        )}
      </div>
      <EnrolDialog isOpen={open === 'enrol'} onClose={close} hasPassword={state.hasPassword} />
      <BackupCodesDialog isOpen={open === 'codes'} onClose={close} hasPassword={state.hasPassword} />
      <DisableSecondFactor isOpen={open === 'off'} onClose={close} hasPassword={state.hasPassword} />
    </div>
  )
}

function BackupCodesLeft({ count }: { count: number | null }) {
  if (count === null) return null
  if (count < FEW_CODES)
    return (
      <Notice tone="warn">
        {count === 1 ? '1 backup code is left.' : `${count} backup codes are left.`} Create new ones and keep them safe.
      </Notice>
    )
  return <p className="text-sm text-muted">{count} backup codes are left for when you don’t have your phone.</p>
}
