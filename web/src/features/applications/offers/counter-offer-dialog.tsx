import { useRef, useState } from 'react'
import { readCounterAmount } from '#contract/applications/amounts.js'
import { counterBriefError } from '#contract/applications/reasons.js'
import { type AmountUnit, amountText, perUnit } from '#contract/format/money.js'
import { APPLICATION_LIMITS } from '#contract/limits.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { asEditorReports } from '#contract/rich-text/editor-adapter.js'
import { emptyRichText, plainToRichText, type RawContent, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { focusFirstInvalid } from '#lib/forms/focus-first-invalid.js'
import { useDraftValues } from '#lib/forms/use-draft-values.js'
import type { Conflict } from '#lib/forms/use-row-draft.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { Field } from '#ui/form/field.js'
import { NumberInput } from '#ui/form/number-input.js'
import { SavedElsewhere } from '#ui/form/saved-elsewhere.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { RichTextField } from '#ui/rich-text/rich-text-field.js'
import { type Application, applicantName, counterAmount, offerOf } from '../page/application'
import { TermsChanged } from '../page/terms-changed'
import { UnitNote } from '../page/unit-note'
import { type TypedAmounts, typedAmounts, typedAmountText } from './typed-amounts'
import { type CounterTerms, useSendCounterOffer } from './use-send-counter-offer'

const BRIEF = {
  unit: 'characters',
  min: APPLICATION_LIMITS.counterBriefCharactersMin,
  max: APPLICATION_LIMITS.counterBriefCharactersMax,
} as const

interface CounterOfferDialogProps {
  application: Application
  onClose(): void
}

/** Makes a counter offer, or changes the pending one (OFFER-02, OFFER-03, OFFER-08). Mounted while open. */
export function CounterOfferDialog({ application, onClose }: CounterOfferDialogProps) {
  const offer = application.counter_offer
  const asked = offerOf(application)
  const form = useCounterForm(application)
  const fields = useRef<HTMLDivElement>(null)
  const { send, isBusy, thanks, changed } = useSendCounterOffer(application, form.forget)
  const submit = () => {
    const terms = form.check()
    if (terms) void send(terms)
    else focusFirstInvalid(fields.current)
  }
  if (thanks !== null) return <Thanks words={thanks} onClose={onClose} />
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={offer ? 'Update the counter offer' : 'Make a counter offer'}
      description={asked ? `${applicantName(application)} offers ${amountText(asked)}.` : undefined}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy} onClick={submit}>
            {offer ? 'Update counter offer' : 'Send counter offer'}
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-6">
        <TermsChanged terms={changed} button={offer ? 'Update counter offer' : 'Send counter offer'} />
        <SavedElsewhere conflicts={form.conflicts} onKeep={form.keepMine} onTake={form.takeTheirs} />
        <UnitNote amount={offer ? counterAmount(offer) : asked} unit={application.unit} />
        <Field label="Counter offer amount" hint="In US dollars." error={form.errors.amount}>
          {(control) => (
            <NumberInput
              {...control}
              prefix="$"
              suffix={perUnit(application.unit)}
              value={form.amount}
              onChange={(event) => form.setAmount(event.target.value)}
            />
          )}
        </Field>
        <RichTextField
          key={form.resetCount}
          label="Brief"
          hint="Say why, and what the amount covers."
          bounds={BRIEF}
          error={form.errors.brief}
          value={form.words}
          onChange={form.setWords}
        />
      </div>
    </Dialog>
  )
}

/** OPP-85, OERR-22 */
function Thanks({ words, onClose }: { words: string; onClose(): void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Thank you"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className="text-ink">{words}</p>
    </Dialog>
  )
}

interface Typed extends TypedAmounts {
  words: RawContent
}

/**
 * The typed values, kept across a reload. A null amount hasn't been touched yet and has a message of its own (GO-44).
 */
function useCounterForm({ counter_offer: offer, opportunity_id, user_id, unit }: Application) {
  const { id: me } = useSignedInUser()
  const { values, change, forget, resetCount, ...kept } = useDraftValues<Typed>(
    me,
    `counter:${opportunity_id}:${user_id}`,
    { ...typedAmounts(offer && counterAmount(offer)), words: briefOf(offer) },
  )
  const { words, [unit]: amount } = values
  // keep what was typed in another unit, in case the role changes back to it
  const conflicts = kept.conflicts.flatMap((conflict) => describeConflict(conflict, unit) ?? [])
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { cents, error } = readCounterAmount(amount)
  const briefError = counterBriefError(richTextToPlain(words))
  const isAmountShown = isSubmitted || amount !== null
  return {
    amount,
    setAmount: (text: string) => change({ [unit]: text }),
    words,
    setWords: (text: RawContent) => change({ words: text }),
    resetCount,
    forget,
    conflicts,
    keepMine: kept.keepMine,
    takeTheirs: kept.takeTheirs,
    errors: {
      amount: isAmountShown ? error : undefined,
      brief: isSubmitted && briefError ? briefError : undefined,
    },
    check(): CounterTerms | null {
      setIsSubmitted(true)
      return cents === undefined || briefError || conflicts.length > 0 ? null : { cents, words }
    },
  }
}

function describeConflict({ field, theirs }: Conflict<Typed>, unit: AmountUnit) {
  if (field === 'words') return { field, label: 'Brief', theirs: richTextToPlain(theirs as RawContent) }
  if (field !== unit) return null
  return { field, label: 'Counter offer amount', theirs: typedAmountText(theirs as TypedAmounts[AmountUnit], unit) }
}

function briefOf(offer: Application['counter_offer']): RawContent {
  if (!offer) return emptyRichText()
  const rich = cleanRichText(offer.feedback_rich_text)
  return asEditorReports(rich && rich.blocks.length > 0 ? rich : plainToRichText(offer.feedback))
}
