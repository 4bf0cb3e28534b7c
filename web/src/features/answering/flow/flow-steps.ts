import {
  questionFault,
  type ResponseFaults,
  type ResponseField,
  topicFault,
} from '#contract/responses/response-form.js'
import type { FlowValues } from '../data/flow-values'

export const STEPS = {
  topic: { label: 'Topic', fields: ['topicData'] },
  question: { label: 'Question', fields: ['insightQuestion'] },
  answer: {
    label: 'Answer',
    fields: ['strategyTxt', 'criticalTxt', 'realExampleTxt', 'recordingId', 'transcript'],
  },
  finish: { label: 'Finish', fields: ['domains', 'customDomains', 'attachments', 'fileName', 'brief'] },
} as const satisfies Record<string, { label: string; fields: readonly ResponseField[] }>

export type StepName = keyof typeof STEPS

/** The steps of an answer: with topic and question first if those are one's own to choose (RESP-03 to RESP-05). */
export const stepsOf = (asksQuestion: boolean): readonly StepName[] =>
  asksQuestion ? ['topic', 'question', 'answer', 'finish'] : ['answer', 'finish']

/** Where somebody goes on: at the first step that lacks something. */
export function firstStep(values: FlowValues, asksQuestion: boolean): StepName {
  if (asksQuestion && topicFault(values.topicData)) return 'topic'
  return asksQuestion && questionFault(values.insightQuestion) ? 'question' : 'answer'
}

/** The faults of one step. */
export function faultsOfStep(faults: ResponseFaults, step: StepName): ResponseFaults {
  const fields: readonly string[] = STEPS[step].fields
  return Object.fromEntries(Object.entries(faults).filter(([field]) => fields.includes(field))) as ResponseFaults
}

/** What a fault is about, where its message alone doesn't say. */
export const FIELD_LABELS: Readonly<Partial<Record<ResponseField, string>>> = {
  topicData: 'Topic',
  insightQuestion: 'Question',
  strategyTxt: 'Main Strategy',
  criticalTxt: 'Critical Areas',
  realExampleTxt: 'Real-Life Example',
  recordingId: 'Recording',
  transcript: 'Transcript',
  domains: 'Industries',
  customDomains: 'Industries',
  attachments: 'Artefact',
  fileName: 'Artefact',
  brief: 'Brief',
}
