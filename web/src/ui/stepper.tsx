import { Check } from 'lucide-react'

/** Steps of a way, the first `done` of them behind us and the next one current. */
export function Stepper({ label, steps, done }: { label: string; steps: readonly string[]; done: number }) {
  return (
    <ol aria-label={label} className="flex flex-col gap-3 sm:flex-row sm:gap-2">
      {steps.map((step, index) => {
        const state = index < done ? 'done' : index === done ? 'current' : 'ahead'
        return (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            data-state={state}
            className="group flex flex-1 items-center gap-3 text-sm text-muted data-[state=current]:font-medium data-[state=current]:text-ink sm:flex-col sm:items-start sm:border-t-2 sm:border-line sm:pt-3 sm:data-[state=current]:border-accent sm:data-[state=done]:border-accent"
          >
            <span className="flex items-center gap-2">
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
  )
}
