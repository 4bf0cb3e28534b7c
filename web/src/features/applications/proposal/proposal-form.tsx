import { useId, useState } from 'react'
import { readOffer } from '#contract/applications/amounts.js'
import { APPLICATION_MESSAGES } from '#contract/applications/application-messages.js'
import { perUnit } from '#contract/format/money.js'
import { useDraftValues } from '#lib/forms/use-draft-values.js'
import { Button } from '#ui/button/button.js'
import { Checkbox } from '#ui/form/checkbox.js'
import { Field } from '#ui/form/field.js'
import { NumberInput } from '#ui/form/number-input.js'
import { SavedElsewhere } from '#ui/form/saved-elsewhere.js'
import { typedAmounts, typedAmountText } from '../offers/typed-amounts'
import { documentsOf, offerOf } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { TermsChanged } from '../page/terms-changed'
import { UnitNote } from '../page/unit-note'
import { useConsent } from '../page/use-consent'
import { ApplicationDocuments } from './application-documents'
import { useSubmitProposalMutation } from './proposal.expert.generated'

interface ProposalFormProps {
  view: ApplicationView
  onSubmitted(): void
  onCancel(): void
}

/**
 * Proposal, amount, confirmation and Submit (PROP-03 to PROP-05, PROP-08 to PROP-13); afterwards the form changes the
 * offer (PROP-14).
 */
export function ProposalForm({ view, onSubmitted, onCancel }: ProposalFormProps) {
  const missingId = useId()
  const { amount, change, cents, error, submit, isBusy, ...kept } = useOffer(view, onSubmitted)
  const [isGenuine, setIsGenuine] = useState(false)
  const proposals = documentsOf(view.own, 'opportunity_apply').length
  const hasBegun = isGenuine || amount !== null
  const isSent = view.own?.is_proposal_uploaded ?? false

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ApplicationDocuments view={view} uploadType="opportunity_apply" label="Proposal" canDelete={proposals > 1} />
      {proposals === 0 && hasBegun ? (
        <p id={missingId} role="status" className="text-sm text-danger">
          {APPLICATION_MESSAGES.proposalMissing}
        </p>
      ) : null}
      <div className="flex max-w-form flex-col gap-4">
        <SavedElsewhere conflicts={kept.conflicts} onKeep={kept.keepMine} onTake={kept.takeTheirs} />
        {view.own ? <UnitNote amount={offerOf(view.own)} unit={view.opportunity.unit} /> : null}
        <Field label="Offer amount" hint="In US dollars." error={error}>
          {(control) => (
            <NumberInput
              {...control}
              prefix="$"
              suffix={perUnit(view.opportunity.unit)}
              value={amount}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Checkbox
        label={APPLICATION_MESSAGES.genuine}
        checked={isGenuine}
        onChange={(event) => setIsGenuine(event.target.checked)}
      />
      <TermsChanged terms={kept.changed} button={isSent ? 'Update offer' : 'Submit'} />
      <div className="flex gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="primary"
          type="submit"
          disabled={cents === undefined || !isGenuine || proposals === 0 || kept.conflicts.length > 0}
          aria-describedby={proposals === 0 && hasBegun ? missingId : undefined}
          isBusy={isBusy}
        >
          {isSent ? 'Update offer' : 'Submit'}
        </Button>
      </div>
    </form>
  )
}

/** The typed amount, kept across a reload; null until somebody enters one. */
function useOffer({ opportunity, own, me }: ApplicationView, onSubmitted: () => void) {
  const { unit } = opportunity
  const stored = typedAmounts(own ? offerOf(own) : null)
  const { values, change, forget, ...kept } = useDraftValues(me, `offer:${opportunity.id}`, stored)
  const amount = values[unit]
  const send = useSubmitProposalMutation()
  const { run, isBusy, changed } = useConsent({ seenVersion: opportunity.version })
  const { cents, error } = readOffer(amount)

  const submit = async () => {
    const variables = { opportunityId: opportunity.id, agreedValueCents: cents }
    if (!(await run((seen) => send.mutateAsync({ ...variables, ...seen }), { success: 'Your proposal is sent.' })))
      return
    forget()
    onSubmitted()
  }
  return {
    amount,
    cents,
    error: amount === null ? undefined : error,
    isBusy,
    changed,
    change: (text: string) => change({ [unit]: text }),
    conflicts: kept.conflicts
      .filter(({ field }) => field === unit)
      .map(({ field, theirs }) => ({ field, label: 'Offer amount', theirs: typedAmountText(theirs, unit) })),
    keepMine: () => kept.keepMine(unit),
    takeTheirs: () => kept.takeTheirs(unit),
    submit: () => void submit(),
  }
}
