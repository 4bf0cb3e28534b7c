import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatLongDate } from '#contract/format/long-date.js'
import { type DueTerms, textsInForce } from '#contract/legal/account-texts.js'
import { paths } from '#lib/paths.js'
import { restPost } from '#lib/rest-client.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Dialog } from '#ui/overlay/dialog.js'

interface TermsPromptProps {
  due: DueTerms
  /** called once they are accepted, or put off until the next visit */
  onClose(): void
}

/** New terms of use apply: what is new in them, and the question whether to accept them. */
export default function TermsPrompt({ due, onClose }: TermsPromptProps) {
  const [shown] = useState(() => textsInForce(new Date()))
  const accept = useMutation({ mutationFn: () => restPost('/api/legal/accept', shown), onSuccess: onClose })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Our terms of use"
      description={`This version has applied since ${formatLongDate(new Date(due.appliesFrom), 'UTC')}.`}
      footer={
        <>
          <Button onClick={onClose}>Later</Button>
          <Button variant="primary" isBusy={accept.isPending} onClick={() => accept.mutate()}>
            Accept
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-base">
        <FormRefusal error={accept.error} />
        {due.changes.length > 0 ? (
          <>
            <p>What’s new:</p>
            <ul className="grid list-disc gap-1 ps-5">
              {due.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>Please read them, and accept them if you agree.</p>
        )}
        <p>
          <Link to={paths.terms()} target="_blank" rel="noopener" className="text-link">
            Read the terms of use
            <span className="sr-only"> (opens in a new tab)</span>
          </Link>
        </p>
      </div>
    </Dialog>
  )
}
