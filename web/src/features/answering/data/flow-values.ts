import { fromResponseText, toResponseText } from '#contract/content/written-answer.js'
import type { ResponseForm, ResponseType } from '#contract/responses/response-form.js'
import { type ResourceShape, readResource, shapeOf, toResource } from '#contract/responses/response-resource.js'
import type {
  AnsweredQuestionFragment,
  OwnResponseDraftFragment,
  SubmitResponseMutationVariables,
} from './responses.expert.generated'

/** What the form holds, with the words that it shows for what it holds by id. */
export interface FlowValues extends ResponseForm {
  /** names of the industries of the list */
  domainNames: Readonly<Record<string, string>>
  /** of the topic, and of its objective */
  topicName: string
  categoryName: string
  /** how long the recording is */
  seconds: number
}

const RECORDING = /^\/api\/recordings\/([0-9a-f-]{36})$/

/** What the server has of a response and its question; empty without. */
export function valuesOf(
  question: AnsweredQuestionFragment | null,
  response: OwnResponseDraftFragment | null,
): FlowValues {
  const artefact = readResource(response?.resource_url)
  const listed = (response?.domains ?? []).flatMap(({ domain_id, master_domain }) =>
    domain_id ? [{ id: domain_id, name: master_domain?.domain_name ?? 'Withdrawn industry' }] : [],
  )
  return {
    responseType: typeOf(response),
    insightQuestion: question?.question ?? '',
    topicData: question ? [question.topic_id] : [],
    topicName: question?.master_topic?.topic_name ?? '',
    categoryName: question?.master_objective?.objective_name ?? '',
    ...fromResponseText(response?.response_text),
    recordingId: RECORDING.exec(response?.media_url ?? '')?.[1] ?? null,
    seconds: response?.media_duration ?? 0,
    transcript: response?.media_transcript_formatted ?? '',
    brief: response?.additional_text ?? '',
    attachments: artefact ? [artefact.path] : [],
    fileName: artefact?.title ?? '',
    resourceData: response?.resource_url ?? null,
    domains: listed.map(({ id }) => id),
    domainNames: Object.fromEntries(listed.map(({ id, name }) => [id, name])),
    customDomains: (response?.domains ?? []).flatMap(({ custom_domain_name }) => custom_domain_name ?? []),
  }
}

function typeOf(response: OwnResponseDraftFragment | null): ResponseType {
  const type = response?.response_type
  return type === 'audio' || type === 'video' ? type : 'text'
}

/** The artefact as it is stored; the shape of an earlier writer is kept (GI-28). */
function resourceOf({ attachments: [path], fileName, resourceData }: FlowValues, shape: ResourceShape) {
  if (!path) return null
  return toResource({ path, title: fileName.trim() }, resourceData === null ? shape : shapeOf(resourceData))
}

/** The same for `submitResponse`. */
export function toSubmission(values: FlowValues, shape: ResourceShape): SubmitResponseMutationVariables['response'] {
  const { responseType, insightQuestion, topicData, strategyTxt, criticalTxt, realExampleTxt } = values
  const { recordingId, transcript, brief, domains, customDomains } = values
  return {
    ...{ responseType, insightQuestion, topicId: topicData[0], strategyTxt, criticalTxt, realExampleTxt },
    ...{ recordingId, transcript, brief, resourceUrl: resourceOf(values, shape) },
    ...{ domains: [...domains], customDomains: [...customDomains] },
  }
}

/** The columns of a draft. */
export function toColumns(values: FlowValues, shape: ResourceShape) {
  return {
    response_type: values.responseType,
    response_text: toResponseText(values),
    recording_id: values.recordingId,
    media_transcript_formatted: values.transcript.trim() || null,
    additional_text: values.brief.trim() || null,
    resource_url: resourceOf(values, shape),
  }
}

/** The tags of a draft. */
export function toTags({ domains, customDomains }: FlowValues, responseId: string) {
  return [
    ...domains.map((domain_id) => ({ insight_response_id: responseId, domain_id })),
    ...customDomains.map((custom_domain_name) => ({ insight_response_id: responseId, custom_domain_name })),
  ]
}
