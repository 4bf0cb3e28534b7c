import { Check, CircleSlash } from 'lucide-react'

type StepState = 'done' | 'current' | 'ahead' | 'ended'

interface StepperProps {
  label: string
  /** `ended`: the process stopped here, and later steps are left out */
  steps: readonly { label: string; state: StepState }[]
}

const SUFFIXES: Readonly<Record<StepState, string>> = { done: ' (done)', current: '', ahead: '', ended: ' (ended)' }

/** A progress stepper. Where the labels don't fit, it becomes a bar with the current step's name. */
export function Stepper({ label, steps }: StepperProps) {
  const place = placeOf(steps)
  const here = steps[place]
  const hasEnded = here?.state === 'ended'
  return (
    <div className="flex flex-col gap-2">
      <ol aria-label={label} className="flex gap-1 sm:gap-2">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === place ? 'step' : undefined}
            data-state={step.state}
            className="relative flex-1 border-t-4 border-line text-sm text-muted data-[state=current]:border-accent data-[state=current]:font-medium max-sm:data-[state=current]:border-accent/40 data-[state=current]:text-ink data-[state=done]:border-accent data-[state=ended]:border-control data-[state=ended]:font-medium data-[state=ended]:text-ink sm:border-t-2 sm:pt-3"
          >
            <span className="flex items-center gap-2 max-sm:sr-only">
              <Mark state={step.state} number={index + 1} />
              {step.label}
              <span className="sr-only">{SUFFIXES[step.state]}</span>
            </span>
          </li>
        ))}
      </ol>
      {/* screen readers get the list instead */}
      <p aria-hidden="true" className="flex items-center justify-between gap-4 text-sm sm:hidden">
        <span className="flex items-center gap-2 font-medium text-ink">
          {here && here.state !== 'current' ? <Mark state={here.state} number={place + 1} /> : null}
          {here?.label}
        </span>
        <span className="tabular text-muted">{hasEnded ? 'Ended' : `Step ${place + 1} of ${steps.length}`}</span>
      </p>
    </div>
  )
}

function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Check aria-hidden="true" className="size-4 text-accent" strokeWidth={2} />
  if (state === 'ended') return <CircleSlash aria-hidden="true" className="size-4 text-muted" strokeWidth={2} />
  return (
    <span aria-hidden="true" className="tabular-nums text-xs">
      {number}
    </span>
  )
}

/** The current step: the one that is current or ended, or else the last one done. */
function placeOf(steps: StepperProps['steps']): number {
  const at = steps.findIndex(({ state }) => state === 'current' || state === 'ended')
  return at >= 0
    ? at
    : Math.max(
        0,
        steps.findLastIndex(({ state }) => state === 'done'),
      )
}
