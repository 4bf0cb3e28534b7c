import { useState } from 'react'
import { formatCents, storedAmount } from '#contract/format/money.js'
import { AcceptsHiringTerms } from '#entities/legal/hiring-terms-link.js'
import { Button } from '#ui/button/button.js'
import { RadioGroup } from '#ui/form/radio-group.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { type Application, applicantName } from '../page/application'
import { TermsChanged } from '../page/terms-changed'
import { UnitNote } from '../page/unit-note'
import { AfterHiring } from './after-hiring'
import { CounterOfferEnds } from './counter-offer-ends'
import { HireCosts } from './hire-costs'
import { type HireQuote, type PaymentChoice, useHirePayment } from './use-hire-payment'

type Basic = NonNullable<HireQuote['basic']>

interface HirePaymentProps {
  application: Application
  quote: HireQuote
  /** the terms or the price have changed since they were shown */
  onOutdated(): void
  onClose(): void
}

/** The hire payment choice: what it costs, how to pay, and what happens next (HIRE-11, GO-47, GO-49). */
export function HirePayment({ application, quote, onOutdated, onClose }: HirePaymentProps) {
  const [choice, setChoice] = useState<PaymentChoice>('hire')
  const { pay, isBusy, changed, termsVersion } = useHirePayment(application, quote, onOutdated)
  const name = applicantName(application)
  const { basic } = quote
  const chosen = basic && choice === 'basic' ? basic : null
  const button = chosen
    ? `Get ${chosen.name} for ${formatCents(chosen.priceCents)}`
    : `Pay ${formatCents(quote.feeCents)}`
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={`Hire ${name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void pay(chosen ? 'basic' : 'hire')}>
            {button}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 wrap-anywhere">
        <HireCosts quote={quote} name={name} />
        <UnitNote amount={storedAmount(quote.agreedValueCents, quote.agreedValueUnit)} unit={application.unit} />
        <CounterOfferEnds application={application} />
        {basic ? <Choice quote={quote} basic={basic} value={choice} onChange={setChoice} /> : null}
        {chosen ? <PlanFirst /> : <AfterHiring name={name} isPaid />}
        {chosen ? null : <AcceptsHiringTerms deed="By paying" version={termsVersion} />}
        <TermsChanged terms={changed} button={button} />
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  quote: HireQuote
  basic: Basic
  value: PaymentChoice
  onChange(choice: PaymentChoice): void
}

function Choice({ quote, basic, value, onChange }: ChoiceProps) {
  return (
    <RadioGroup<PaymentChoice>
      legend="How do you want to pay?"
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'hire',
          label: `Pay for this hire: ${formatCents(quote.feeCents)}`,
          hint: `${quote.percent}% of the agreed value, charged once.`,
        },
        {
          value: 'basic',
          label: `Get the ${basic.name} plan first: ${formatCents(basic.priceCents)} ${basic.duration === 'quarterly' ? 'per quarter' : 'per year'}`,
          hint: `The fee on every hire falls to ${basic.percent}%. For this one, that’s ${formatCents(basic.feeCents)}.`,
        },
      ]}
    />
  )
}

function PlanFirst() {
  return (
    <p className="text-muted">
      You pay for the plan on the next page. Nobody is hired yet: when you’re back here, press Hire again and pay the
      lower fee.
    </p>
  )
}
