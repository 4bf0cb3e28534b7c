import { CreditAmount } from '#entities/credits/credit-amount.js'
import type { PostingEligibility } from '#entities/credits/use-posting-eligibility.js'
import { Button } from '#ui/button/button.js'

interface SendPostProps {
  /** the form's id */
  form: string
  label: string
  /** undefined for an edit, which costs nothing, and until it is known */
  price: PostingEligibility['price'] | undefined
  isBusy: boolean
  isUploading: boolean
}

const PRICE_ID = 'posting-price'

/** The button that sends the form, beside what sending costs: the price that the ledger will book. */
export function SendPost({ form, label, price, isBusy, isUploading }: SendPostProps) {
  return (
    <>
      {price ? <Price {...price} /> : null}
      <Button
        type="submit"
        form={form}
        variant="primary"
        isBusy={isBusy}
        disabled={isUploading}
        aria-describedby={price ? PRICE_ID : undefined}
      >
        {isUploading ? 'Uploading files…' : label}
      </Button>
    </>
  )
}

function Price({ credits, balance }: PostingEligibility['price']) {
  return (
    <p id={PRICE_ID} className="self-center text-sm text-muted">
      {credits === 0 ? (
        'Posting is free.'
      ) : (
        <>
          Posting costs <CreditAmount credits={credits} className="font-medium text-ink" />. You have{' '}
          <CreditAmount credits={balance} />.
        </>
      )}
    </p>
  )
}
