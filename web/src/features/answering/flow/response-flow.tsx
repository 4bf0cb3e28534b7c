import { type ReactNode, useRef, useState } from 'react'
import type { ResponseFaults } from '#contract/responses/response-form.js'
import { forgetTake, type RecorderStage } from '#entities/recording/recorder/recorder.js'
import { focusFirstInvalid } from '#lib/forms/focus-first-invalid.js'
import { useLeaveGuard } from '#lib/forms/use-leave-guard.js'
import { paths } from '#lib/paths.js'
import { hasCode, messageOf } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Stepper } from '#ui/stepper.js'
import type { FlowValues } from '../data/flow-values'
import { DRAFT_ERRORS, DraftError, type FlowSubject, useSaveDraft } from '../data/use-save-draft'
import { fieldErrorsOf, useSubmitResponse } from '../data/use-submit-response'
import { AnswerStep } from './answer-step'
import { FinishStep } from './finish-step'
import { FlowActions } from './flow-actions'
import { faultsOfStep, STEPS, type StepName, stepsOf } from './flow-steps'
import { LeaveQuestion } from './leave-question'
import { QuestionStep, TopicStep } from './question-steps'
import { useKeptTake } from './use-kept-take'
import { type ResponseFlow as Flow, useResponseFlow } from './use-response-flow'

export interface ResponseFlowProps {
  subject: FlowSubject
  /** what the server has of it */
  stored: FlowValues
  /** what it is kept under in this browser */
  name: string
  start?: StepName | undefined
  /** above the steps */
  children?: ReactNode
  /** what was typed was thrown away, or has arrived */
  onDone?(): void
}

const BUSY: readonly RecorderStage[] = ['recording', 'unsent', 'sending']
const THANKS = {
  text: 'Thank you! Your insight has been submitted.',
  detail: 'You will receive an email from us within 48 hrs on approval or any amendments if required.',
}

/**
 * Topic, question, answer, and what goes with it, step by step (RESP-03 to RESP-05), and then the three choices (RESP-22). In
 * the shape `editor` it is the editor of AI training (EDIT-01). What is typed stays in this browser until the server has it.
 */
export function ResponseFlow({ subject, stored, name, start, children, onDone }: ResponseFlowProps) {
  const { id: me, firstName, lastName } = useSignedInUser()
  const alerts = useAlerts()
  const isEditor = subject.shape === 'editor'
  const asksQuestion = subject.ownQuestion !== null
  const flow = useResponseFlow({ name, stored, asksQuestion, start })
  const take = useKeptTake(flow, subject)
  const [stage, setStage] = useState<RecorderStage>('empty')
  const box = useRef<HTMLDivElement>(null)
  const listOf = (tab: string) =>
    paths.ownProfile(
      { id: me, firstName, lastName },
      { parent_tab: 'qanda', child_tab: tab, scrollToParent: 'qanda-list' },
    )
  const forget = () => {
    flow.forget()
    onDone?.()
  }
  const guard = useLeaveGuard(flow.isUnsaved || BUSY.includes(stage), {
    fallback: asksQuestion ? paths.insights() : paths.question(subject.questionId),
    onLeave() {
      take.discard()
      forget()
    },
  })
  const saving = useSaveDraft(subject)
  const submitting = useSubmitResponse(subject)
  const arrived = (tab: string, words: { text: string; detail: string }) => {
    const { recordingId } = flow.values
    guard.release(listOf(tab))
    forget()
    if (recordingId) void forgetTake(recordingId)
    alerts.show({ tone: 'success', ...words })
  }
  const save = useOnceAtATime<FlowValues>({
    mutateAsync: (values) =>
      saving.mutateAsync(values, {
        onSuccess() {
          take.keepWithDraft()
          arrived('draft', { text: 'Your draft is saved.', detail: 'Only you can read it.' })
        },
      }),
  })
  const submit = useOnceAtATime<FlowValues>({
    mutateAsync: (values) =>
      submitting.mutateAsync(values, {
        onSuccess: () => arrived('pending', THANKS),
        onError: (error) => {
          // the answer to an earlier attempt was lost
          if (submitting.failureCount > 0 && hasCode(error, 'ALREADY_DONE')) return arrived('pending', THANKS)
          flow.refuse(fieldErrorsOf(error))
          if (isEditor) alerts.show({ tone: 'error', text: 'Something went while submitting the response.' })
        },
      }),
  })
  const steps = stepsOf(asksQuestion)
  const at = steps.indexOf(flow.step)
  /** Goes on unless something stands in the way, which is shown then. */
  const check = (faults: ResponseFaults): boolean => {
    const fields = Object.keys(faults)
    flow.touch(...fields)
    const broken = steps.find((step) => Object.keys(faultsOfStep(faults, step)).length > 0)
    if (!broken) return true
    if (broken !== flow.step && (broken === 'topic' || broken === 'question')) flow.goTo(broken)
    focusFirstInvalid(box.current)
    return false
  }
  return (
    <div className="grid max-w-[40rem] gap-8">
      {children}
      <Stepper label="Steps" steps={stepperOf(steps, at)} />
      <div ref={box} className="grid gap-8">
        <CurrentStep flow={flow} place={take.place} isEditor={isEditor} onStage={setStage} />
      </div>
      <FlowActions
        flow={flow}
        steps={steps}
        isRecording={stage === 'recording'}
        saving={{ isBusy: saving.isPending, refusal: draftRefusal(saving.error) }}
        submitting={{ isBusy: submitting.isPending, error: submitting.error }}
        onBack={() => flow.goTo(steps[at - 1] ?? flow.step)}
        onNext={() => {
          const faults = flow.step === 'answer' ? flow.draftFaults : flow.faults
          // what a submission lacks is shown when somebody comes back
          flow.touch(...Object.keys(faultsOfStep(flow.faults, flow.step)))
          if (check(faultsOfStep(faults, flow.step))) flow.goTo(steps[at + 1] ?? flow.step)
        }}
        onCancel={guard.back}
        onSave={() => (check(flow.draftFaults) ? save(flow.values) : undefined)}
        onSubmit={() => (check(flow.faults) ? submit(flow.values) : undefined)}
      />
      <LeaveQuestion isOpen={guard.isAsking} onStay={guard.stay} onLeave={guard.leave} />
    </div>
  )
}

const stepperOf = (steps: readonly StepName[], at: number) =>
  steps.map((step, place) => ({
    label: STEPS[step].label,
    state: place < at ? ('done' as const) : place === at ? ('current' as const) : ('ahead' as const),
  }))

interface CurrentStepProps {
  flow: Flow
  place: string
  isEditor: boolean
  onStage(stage: RecorderStage): void
}

function CurrentStep({ flow, place, isEditor, onStage }: CurrentStepProps) {
  if (flow.step === 'topic') return <TopicStep flow={flow} />
  if (flow.step === 'question') return <QuestionStep flow={flow} isEditor={isEditor} />
  if (flow.step === 'finish') return <FinishStep flow={flow} />
  return <AnswerStep flow={flow} place={place} isEditor={isEditor} onStage={onStage} />
}

/** IERR-20 to IERR-22, with what is to do. */
function draftRefusal(error: Error | null) {
  if (!error) return null
  return error instanceof DraftError
    ? { title: DRAFT_ERRORS[error.part], text: messageOf(error.cause) }
    : { title: 'Not saved', text: messageOf(error) }
}
