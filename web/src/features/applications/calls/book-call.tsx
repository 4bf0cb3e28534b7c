import { CalendarDays, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { OpportunityStatus } from '#contract/opportunities/statuses.js'
import { useTypedTime } from '#entities/call/use-typed-time.js'
import { isRequestError, messageOf } from '#lib/request-error.js'
import { webUrl } from '#lib/stored/web-url.js'
import { useOneUnderWay } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { buttonSkin } from '#ui/button/button-skin.js'
import { IconButton } from '#ui/button/icon-button.js'
import { Icon } from '#ui/display/icon.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { type Application, applicantName, isPostOpenFor, isStepOpen } from '../page/application'
import { useRefresh } from '../page/use-applications'
import { useOpenCallBookingMutation, useRecordCallBookingMutation } from './calls.generated'

const SAVING_FAILED = 'There was an error saving meeting details, please try again!'

interface BookCallProps {
  application: Application
  status: OpportunityStatus
}

/** For the poster, with an applicant who has a scheduling link: a free 20-minute call (OPP-89, GO-88). */
export function BookCall({ application, status }: BookCallProps) {
  const [isOpen, setIsOpen] = useState(false)
  const link = webUrl(application.contact?.calendly)
  if (!link || !isStepOpen('openCallBooking', status, application)) return null
  return (
    <>
      <Button icon={CalendarDays} onClick={() => setIsOpen(true)}>
        Book a call<span className="sr-only"> with {applicantName(application)}</span>
      </Button>
      {isOpen ? (
        <CallDialog
          opportunityId={application.opportunity_id}
          expertId={application.user_id}
          name={applicantName(application)}
          link={link.href}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}

interface BookCallFromChatProps {
  opportunityId: string
  status: OpportunityStatus
  expertId: string
  name: string
  calendly: string
}

/** The same beside an applicant's name in the chat, where only those take part with whom a call may be booked. */
export function BookCallFromChat({ status, calendly, ...call }: BookCallFromChatProps) {
  const [isOpen, setIsOpen] = useState(false)
  const link = webUrl(calendly)
  if (!link || !isPostOpenFor('openCallBooking', status)) return null
  return (
    <>
      <IconButton icon={CalendarDays} label={`Book a call with ${call.name}`} onClick={() => setIsOpen(true)} />
      {isOpen ? <CallDialog {...call} link={link.href} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

interface CallDialogProps {
  opportunityId: string
  expertId: string
  name: string
  link: string
  onClose(): void
}

/** Leads to the expert's scheduling page in another tab, then records what was booked there. */
function CallDialog({ opportunityId, expertId, name, link, onClose }: CallDialogProps) {
  const time = useTypedTime(`${opportunityId}:${expertId}`)
  const { isBusy, save } = useSavedCall({ opportunityId, expertId }, () => {
    time.forget()
    onClose()
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Call with ${name}`}
      description="20 minutes, free of charge."
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void save(time.typed)}>
            I’ve booked it
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col items-start gap-3">
          <p className="text-ink">Choose a time in {name}’s calendar. It opens in a new tab.</p>
          <a href={link} target="_blank" rel="noopener noreferrer" className={buttonSkin('secondary', 'md')}>
            <Icon of={ExternalLink} size={16} />
            Open the calendar
          </a>
        </div>
        <Field label="When is the call?" isOptional hint={`We’ll note it here for both of you, and let ${name} know.`}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={time.typed}
              onChange={(event) => time.change(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

/** Saves that the call is booked; a failure shows the server's message, or one of ours without one (OERR-02). */
function useSavedCall({ opportunityId, expertId }: { opportunityId: string; expertId: string }, onSaved: () => void) {
  const alerts = useAlerts()
  const refresh = useRefresh()
  const open = useOpenCallBookingMutation()
  const record = useRecordCallBookingMutation()
  const once = useOneUnderWay()
  const save = async (typed: string) => {
    try {
      const { openCallBooking: call } = await open.mutateAsync({ opportunityId, expertId })
      const scheduledAt = typed === '' ? null : new Date(typed).toISOString()
      await record.mutateAsync({ id: call.id, scheduledAt })
      onSaved()
      alerts.show({ tone: 'success', text: 'The call is noted.' })
    } catch (error) {
      const isAnswered = isRequestError(error) && error.status > 0 && error.status < 500
      alerts.showFailure(error, isAnswered ? messageOf(error) : SAVING_FAILED)
    }
    await refresh()
  }
  return { isBusy: open.isPending || record.isPending, save: (typed: string) => once(() => save(typed)) }
}
