import { type ReactNode, useRef, useState } from 'react'
import type { ResponseFaults } from '#contract/responses/response-form.js'
import { forgetTake, type RecorderStage } from '#entities/recording/recorder/recorder.js'
import { StopQuestion, useStopQuestion } from '#entities/recording/recorder/stop-question.js'
import { focusFirstInvalid } from '#lib/forms/focus-first-invalid.js'
import { useLeaveGuard } from '#lib/forms/use-leave-guard.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Stepper } from '#ui/stepper.js'
import type { FlowValues } from '../data/flow-values'
import type { FlowSubject } from '../data/use-save-draft'
import { AnswerStep } from './answer-step'
import { FinishStep } from './finish-step'
import { FlowActions } from './flow-actions'
import { faultsOfStep, STEPS, type StepName, stepsOf } from './flow-steps'
import { LeaveQuestion } from './leave-question'
import { QuestionStep, TopicStep } from './question-steps'
import { useKeptTake } from './use-kept-take'
import { type ResponseFlow as Flow, useResponseFlow } from './use-response-flow'
import { useSendResponse } from './use-send-response'

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
/**
 * Topic, question, answer, and what goes with it, step by step (RESP-03 to RESP-05), and then the three choices (RESP-22). In
 * the shape `editor` it is the editor of AI training (EDIT-01). What is typed stays in this browser until the server has it.
 */
export function ResponseFlow({ subject, stored, name, start, children, onDone }: ResponseFlowProps) {
  const { id: me, firstName, lastName } = useSignedInUser()
  const isEditor = subject.shape === 'editor'
  const asksQuestion = subject.ownQuestion !== null
  const flow = useResponseFlow({ name, stored, asksQuestion, start })
  const take = useKeptTake(flow, subject)
  const [stage, setStage] = useState<RecorderStage>('empty')
  // what is kept hasn’t been sent
  const stopping = useStopQuestion(stage === 'recording', () => setStage('unsent'))
  const box = useRef<HTMLDivElement>(null)
  // EDIT-02
  const listOf = (tab: string) =>
    isEditor
      ? paths.knowledgeHub('ai_training')
      : paths.ownProfile(
          { id: me, firstName, lastName },
          { parent_tab: 'qanda', child_tab: tab, scrollToParent: 'qanda-list' },
        )
  const forget = () => {
    flow.forget()
    onDone?.()
  }
  const guard = useLeaveGuard(flow.isUnsaved || BUSY.includes(stage), {
    fallback: isEditor ? listOf('draft') : asksQuestion ? paths.insights() : paths.question(subject.questionId),
    onLeave() {
      take.discard()
      forget()
    },
  })
  const { saving, submitting, save, submit } = useSendResponse(flow, subject, (list) => {
    const { recordingId, responseType } = flow.values
    guard.release(listOf(list))
    forget()
    // one beside a written answer isn’t part of it, and stays where it can be found
    if (recordingId && responseType !== 'text') void forgetTake(recordingId)
    else take.keepWithResponse()
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
        <CurrentStep
          flow={flow}
          place={take.place}
          isEditor={isEditor}
          onStage={setStage}
          askBefore={stopping.askBefore}
        />
      </div>
      <FlowActions
        flow={flow}
        steps={steps}
        isRecording={stage === 'recording'}
        saving={saving}
        submitting={submitting}
        onBack={() => stopping.askBefore(() => flow.goTo(steps[at - 1] ?? flow.step))}
        onNext={() => {
          const faults = flow.step === 'answer' ? flow.draftFaults : flow.faults
          // what a submission lacks is shown when somebody comes back
          flow.touch(...Object.keys(faultsOfStep(flow.faults, flow.step)))
          if (check(faultsOfStep(faults, flow.step))) flow.goTo(steps[at + 1] ?? flow.step)
        }}
        onCancel={guard.back}
        onSave={() => (check(flow.draftFaults) ? save() : undefined)}
        onSubmit={() => (check(flow.faults) ? submit() : undefined)}
      />
      <StopQuestion {...stopping.question} />
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
  askBefore(act: () => void): void
}

function CurrentStep({ flow, ...answer }: CurrentStepProps) {
  if (flow.step === 'topic') return <TopicStep flow={flow} />
  if (flow.step === 'question') return <QuestionStep flow={flow} isEditor={answer.isEditor} />
  if (flow.step === 'finish') return <FinishStep flow={flow} />
  return <AnswerStep flow={flow} {...answer} />
}
