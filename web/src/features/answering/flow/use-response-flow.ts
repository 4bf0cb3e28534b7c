import { useState } from 'react'
import { ANSWER_PARTS } from '#contract/content/written-answer.js'
import { type ResponseFaults, type ResponseField, responseFaults } from '#contract/responses/response-form.js'
import { useDraftValues } from '#lib/forms/use-draft-values.js'
import { useSignedInUser } from '#lib/session.js'
import type { FlowValues } from '../data/flow-values'
import { firstStep, type StepName } from './flow-steps'

interface FlowOptions {
  /** what it is kept under in this browser */
  name: string
  stored: FlowValues
  asksQuestion: boolean
  /** where to begin; where something is missing, unless told */
  start?: StepName | undefined
}

/** What is being written, where in it somebody is, and what is wrong with it. */
export function useResponseFlow({ name, stored, asksQuestion, start }: FlowOptions) {
  const { id: me } = useSignedInUser()
  const draft = useDraftValues<FlowValues>(me, name, stored)
  const { values } = draft
  const [step, setStep] = useState<StepName>(() => start ?? firstStep(values, asksQuestion))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [filled, setFilled] = useState<ReadonlySet<string>>(() => new Set(filledIn(values)))
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const filledParts = [...filled]
  const faults: ResponseFaults = {
    ...responseFaults(values, { isDraft: false, asksQuestion, filledParts }),
    ...refused,
  }
  const draftFaults = responseFaults(values, { isDraft: true, asksQuestion })
  return {
    ...draft,
    ...{ step, faults, draftFaults },
    goTo(next: StepName) {
      setStep(next)
      window.scrollTo({ top: 0 })
    },
    change(part: Partial<FlowValues>) {
      draft.change(part)
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
      const now = filledIn({ ...values, ...part })
      if (now.some((field) => !filled.has(field))) setFilled(new Set([...filled, ...now]))
    },
    touch: (...fields: readonly string[]) => setTouched((before) => new Set([...before, ...fields])),
    /** The server refused these. */
    refuse: (errors: Readonly<Record<string, string>>) => setRefused(errors),
    /** What to show at a field: what is wrong even in a draft at once, and all else once it was visited. */
    errorOf: (field: ResponseField): string | undefined =>
      refused[field] ?? (touched.has(field) ? faults[field] : tooMuch(field, draftFaults)),
  }
}
export type ResponseFlow = ReturnType<typeof useResponseFlow>

/** The topic and the question of a draft that hasn't been visited are missing, not wrong. */
function tooMuch(field: ResponseField, draftFaults: ResponseFaults): string | undefined {
  return field === 'topicData' || field === 'insightQuestion' ? undefined : draftFaults[field]
}

const filledIn = (values: FlowValues): string[] => ANSWER_PARTS.flatMap(({ name }) => (values[name].trim() ? name : []))
