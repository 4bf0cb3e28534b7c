interface AfterHiringProps {
  name: string
  /** a fee is paid first */
  isPaid?: boolean
}

/** What happens once the button is pressed, step by step. */
export function AfterHiring({ name, isPaid = false }: AfterHiringProps) {
  return (
    <div className="flex flex-col gap-2 text-muted">
      <h3 className="font-medium text-ink">What happens next</h3>
      <ol className="flex list-decimal flex-col gap-1 ps-5">
        {isPaid ? <li>You pay the fee on the next page.</li> : null}
        <li>
          {isPaid ? `As soon as your payment arrives, we ask ${name} to accept.` : `We ask ${name} to accept.`} The
          agreed value can’t change after that.
        </li>
        <li>We tell you the answer. Once {name} accepts, both of you have a record of the deal.</li>
      </ol>
      {isPaid ? (
        <p>
          If the hire can’t be made any more by then, we refund the fee in full. If {name} declines or never answers,
          the fee isn’t refunded automatically.
        </p>
      ) : null}
    </div>
  )
}
