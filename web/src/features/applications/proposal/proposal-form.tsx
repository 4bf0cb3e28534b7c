import { useId, useState } from 'react'
import { readOffer } from '../../../../../actions/contract/applications/amounts'
import { APPLICATION_MESSAGES } from '../../../../../actions/contract/applications/application-messages'
import { perUnit } from '../../../../../actions/contract/format/money'
import { DOLLARS_TO_CENTS } from '../../../../../actions/contract/limits'
import { useDraft } from '../../../lib/draft-storage'
import { Button } from '../../../ui/button/button'
import { Checkbox } from '../../../ui/form/checkbox'
import { Field } from '../../../ui/form/field'
import { NumberInput } from '../../../ui/form/number-input'
import { documentsOf } from '../page/application'
import type { Scene } from '../page/scene'
import { useStep } from '../page/use-applications'
import { ApplicationDocuments } from './application-documents'
import { useSubmitProposalMutation } from './proposal.expert.generated'

interface ProposalFormProps {
  scene: Scene
  onSubmitted(): void
  onCancel(): void
}

/** Document, amount, confirmation, submit (PROP-03 to PROP-05, PROP-08 to PROP-13); later the same changes the offer (PROP-14). */
export function ProposalForm({ scene, onSubmitted, onCancel }: ProposalFormProps) {
  const missingId = useId()
  const { amount, change, cents, error, submit, isBusy } = useOffer(scene, onSubmitted)
  const [isGenuine, setIsGenuine] = useState(false)
  const proposals = documentsOf(scene.own, 'opportunity_apply').length
  const hasBegun = isGenuine || amount !== null
  const isSent = scene.own?.is_proposal_uploaded ?? false

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ApplicationDocuments scene={scene} uploadType="opportunity_apply" label="Proposal" canDelete={proposals > 1} />
      {proposals === 0 && hasBegun ? (
        <p id={missingId} role="status" className="text-sm text-danger">
          {APPLICATION_MESSAGES.proposalMissing}
        </p>
      ) : null}
      <div className="max-w-form">
        <Field label="Offer amount" hint="In US dollars." error={error}>
          {(control) => (
            <NumberInput
              {...control}
              prefix="$"
              suffix={perUnit(scene.opportunity.unit)}
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
      <div className="flex gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="primary"
          type="submit"
          disabled={cents === undefined || !isGenuine || proposals === 0}
          aria-describedby={proposals === 0 && hasBegun ? missingId : undefined}
          isBusy={isBusy}
        >
          {isSent ? 'Update offer' : 'Submit'}
        </Button>
      </div>
    </form>
  )
}

/** The amount as it is typed, kept across a reload; null until somebody enters one. */
function useOffer({ opportunity, own, me }: Scene, onSubmitted: () => void) {
  const draft = useDraft<string>(me, `offer:${opportunity.id}`)
  const [amount, setAmount] = useState<string | null>(() => {
    const sent = own?.agreed_value_cents
    return draft.read() ?? (sent ? String(sent / DOLLARS_TO_CENTS) : null)
  })
  const send = useSubmitProposalMutation()
  const { run, isBusy } = useStep()
  const { cents, error } = readOffer(amount)

  const submit = async () => {
    const variables = { opportunityId: opportunity.id, agreedValueCents: cents }
    if (!(await run(() => send.mutateAsync(variables), { success: 'Your proposal is sent.' }))) return
    draft.clear()
    onSubmitted()
  }
  return {
    amount,
    cents,
    error: amount === null ? undefined : error,
    isBusy,
    change(text: string) {
      setAmount(text)
      draft.save(text)
    },
    submit: () => void submit(),
  }
}
