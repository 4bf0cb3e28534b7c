import type { ResponseField } from '#contract/responses/response-form.js'
import { Button } from '#ui/button/button.js'
import { FormRefusal } from '#ui/feedback/form-refusal.js'
import { Notice } from '#ui/feedback/notice.js'
import { FIELD_LABELS, faultsOfStep, STEPS, type StepName } from './flow-steps'
import type { ResponseFlow } from './use-response-flow'

interface FlowActionsProps {
  flow: ResponseFlow
  steps: readonly StepName[]
  /** nothing goes on while somebody speaks */
  isRecording: boolean
  saving: { isBusy: boolean; refusal: { title: string; text: string } | null }
  submitting: { isBusy: boolean; error: unknown }
  onBack(): void
  onNext(): void
  onCancel(): void
  onSave(): void
  onSubmit(): void
}

/** On to the next step, and at the last one the three choices: save as draft, cancel, or submit (RESP-22). */
export function FlowActions(props: FlowActionsProps) {
  const { flow, steps, isRecording, saving, submitting, onBack, onNext, onCancel, onSave, onSubmit } = props
  const isFirst = flow.step === steps[0]
  const isLast = flow.step === steps.at(-1)
  const isBusy = saving.isBusy || submitting.isBusy
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      {isLast ? <StillMissing flow={flow} steps={steps} /> : null}
      {saving.refusal ? (
        <Notice tone="danger" isLive title={saving.refusal.title}>
          {saving.refusal.text}
        </Notice>
      ) : null}
      <FormRefusal error={submitting.error} />
      <div className="flex flex-wrap items-center gap-3">
        {isFirst ? null : <Button onClick={onBack}>Back</Button>}
        {isLast ? (
          <>
            <Button variant="primary" isBusy={submitting.isBusy} disabled={saving.isBusy} onClick={onSubmit}>
              Submit for approval
            </Button>
            <Button isBusy={saving.isBusy} disabled={submitting.isBusy} onClick={onSave}>
              Save as draft
            </Button>
          </>
        ) : (
          <Button variant="primary" disabled={isRecording} onClick={onNext}>
            Next
          </Button>
        )}
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {isLast ? (
        <p className="text-sm text-muted">
          Our staff read it before anybody else does. Drafts are for you alone until you submit them.
        </p>
      ) : null}
    </div>
  )
}

/** What an earlier step lacks, with the way there (RESP-39). */
function StillMissing({ flow, steps }: Pick<FlowActionsProps, 'flow' | 'steps'>) {
  const missing = steps
    .filter((step) => step !== flow.step)
    .map((step) => ({ step, faults: Object.entries(faultsOfStep(flow.faults, step)) }))
    .filter(({ faults }) => faults.length > 0)
  if (missing.length === 0) return null
  return (
    <Notice
      tone="warn"
      title="Before you can submit it"
      action={missing.map(({ step }) => (
        <Button key={step} size="sm" onClick={() => flow.goTo(step)}>
          Go to {STEPS[step].label}
        </Button>
      ))}
    >
      <ul className="grid gap-1">
        {missing.flatMap(({ faults }) =>
          faults.map(([field, message]) => (
            <li key={field}>
              {FIELD_LABELS[field as ResponseField]}: {message}
            </li>
          )),
        )}
      </ul>
    </Notice>
  )
}
