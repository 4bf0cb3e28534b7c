import { Check } from 'lucide-react'

interface StepperProps {
  label: string
  steps: readonly string[]
  /** how many of them are behind us; the next one is current */
  done: number
}

/** Steps of a way. Where there is no room for their names, a bar with the name of the current one. */
export function Stepper({ label, steps, done }: StepperProps) {
  const place = Math.min(done, steps.length - 1)
  return (
    <div className="flex flex-col gap-2">
      <ol aria-label={label} className="flex gap-1 sm:gap-2">
        {steps.map((step, index) => {
          const state = index < done ? 'done' : index === done ? 'current' : 'ahead'
          return (
            <li
              key={step}
              aria-current={state === 'current' ? 'step' : undefined}
              data-state={state}
              className="relative flex-1 border-t-4 border-line text-sm text-muted data-[state=current]:border-accent data-[state=current]:font-medium max-sm:data-[state=current]:border-accent/40 data-[state=current]:text-ink data-[state=done]:border-accent sm:border-t-2 sm:pt-3"
            >
              <span className="flex items-center gap-2 max-sm:sr-only">
                {state === 'done' ? (
                  <Check aria-hidden="true" className="size-4 text-accent" strokeWidth={2} />
                ) : (
                  <span aria-hidden="true" className="tabular-nums text-xs">
                    {index + 1}
                  </span>
                )}
                {step}
                {state === 'done' ? <span className="sr-only"> (done)</span> : null}
              </span>
            </li>
          )
        })}
      </ol>
      {/* the list says the same to those who can't see it */}
      <p aria-hidden="true" className="flex items-center justify-between gap-4 text-sm sm:hidden">
        <span className="flex items-center gap-2 font-medium text-ink">
          {done > place ? <Check className="size-4 text-accent" strokeWidth={2} /> : null}
          {steps[place]}
        </span>
        <span className="tabular text-muted">
          Step {place + 1} of {steps.length}
        </span>
      </p>
    </div>
  )
}
