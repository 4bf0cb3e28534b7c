import { useState } from 'react'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { EXPERT_PROFILE_MESSAGES } from '#contract/identity/expert-profile-limits.js'
import { completeWebAddress, isWebAddress } from '#contract/identity/web-address.js'
import { useDraft } from '#lib/draft-storage.js'
import { focusFirstInvalid } from '#lib/forms/focus-first-invalid.js'
import { messageOf } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { Notice } from '#ui/feedback/notice.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { useConnectCalendarMutation } from './interest.expert.generated'

interface CalendarDialogProps {
  isOpen: boolean
  onClose(): void
  /** called once the link is saved, to continue the checks */
  onConnected(): void
}

/** Asks for the calendar link right here, so that nobody loses the post they were about to apply to (INT-16, GO-31). */
export default function CalendarDialog({ isOpen, onClose, onConnected }: CalendarDialogProps) {
  const draft = useLinkDraft()
  const [isSettingUp, setIsSettingUp] = useState(() => draft.read() !== null)
  const close = () => {
    setIsSettingUp(false)
    onClose()
  }
  if (isSettingUp) return <CalendarForm isOpen={isOpen} onClose={close} onConnected={onConnected} />
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={APPLICATION_MESSAGES.calendarTitle}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" onClick={() => setIsSettingUp(true)}>
            Connect Now
          </Button>
        </>
      }
    >
      <p className="text-muted">It’s used to book a first call with you once you’ve shown interest.</p>
    </Dialog>
  )
}

/** What was typed survives a reload or an ended session; whoever comes back goes on where they were. */
function useLinkDraft() {
  const { id: me } = useSignedInUser()
  return useDraft<string>(me, 'calendar-link')
}

function CalendarForm({ isOpen, onClose, onConnected }: CalendarDialogProps) {
  const { id: me } = useSignedInUser()
  const draft = useLinkDraft()
  const [link, setLink] = useState(() => draft.read() ?? '')
  const [error, setError] = useState<string>()
  const connect = useConnectCalendarMutation({
    onSuccess: () => {
      draft.clear()
      onClose()
      onConnected()
    },
  })
  const save = (form: HTMLFormElement) => {
    const address = completeWebAddress(link.trim())
    const fault = isWebAddress(address, { isSecure: true }) ? undefined : EXPERT_PROFILE_MESSAGES.calendar
    setError(fault)
    if (fault) focusFirstInvalid(form)
    else connect.mutate({ me, link: address })
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={APPLICATION_MESSAGES.calendarTitle}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save(event.currentTarget)
        }}
      >
        <Field label="Calendar link" hint="The page where people book a time with you." error={error}>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              data-autofocus
              placeholder="https://calendly.com/you"
              value={link}
              onChange={({ target: { value } }) => {
                setLink(value)
                draft.save(value)
              }}
            />
          )}
        </Field>
        {connect.error ? (
          <Notice tone="danger" isLive>
            {messageOf(connect.error)}
          </Notice>
        ) : null}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" isBusy={connect.isPending}>
            Save and continue
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
