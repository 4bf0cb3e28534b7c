import { array, type InferType, mixed, object, string } from 'yup'
import { asOneLine } from '#contract/content/question-limits.js'
import { textOrNull } from '#contract/format/visible-text.js'
import { cleanTag } from '#contract/responses/industries.js'
import type { ResponseForm, ResponseType } from '#contract/responses/response-form.js'
import { readResource, shapeOf, toResource } from '#contract/responses/response-resource.js'
import { parseInput } from '#platform/http/read-body.js'

const text = () => string().nullable().default('')

/** A response as it is sent; the contract's rules say what is wrong with it, each at its field. */
const sentResponse = object({
  responseType: string().oneOf(['text', 'audio', 'video']).required(),
  insightQuestion: text(),
  topicId: string().nullable().uuid(),
  strategyTxt: text(),
  criticalTxt: text(),
  realExampleTxt: text(),
  recordingId: string().nullable().uuid(),
  transcript: text(),
  brief: text(),
  resourceUrl: mixed().nullable(),
  domains: array(string().required().uuid()).nullable(),
  customDomains: array(string().required()).nullable(),
})

export const responseInput = object({
  id: string().required().uuid(),
  questionId: string().required().uuid(),
  // read on its own, so that what it doesn't know is refused by name
  response: mixed().required(),
})

type Sent = InferType<typeof sentResponse>

/** The response as the form holds it. @throws AppError UNKNOWN_FIELD, VALIDATION_FAILED */
export const readForm = async (sent: unknown): Promise<ResponseForm> => toForm(await parseInput(sentResponse, sent))

function toForm(sent: Sent): ResponseForm {
  const stored = readResource(sent.resourceUrl)
  const artefact = stored && { ...stored, title: stored.title.trim() }
  return {
    responseType: sent.responseType as ResponseType,
    insightQuestion: asOneLine(sent.insightQuestion ?? ''),
    topicData: sent.topicId ? [sent.topicId] : [],
    strategyTxt: sent.strategyTxt ?? '',
    criticalTxt: sent.criticalTxt ?? '',
    realExampleTxt: sent.realExampleTxt ?? '',
    recordingId: sent.recordingId ?? null,
    transcript: textOrNull(sent.transcript) ?? '',
    brief: textOrNull(sent.brief) ?? '',
    attachments: artefact ? [artefact.path] : [],
    fileName: artefact?.title ?? '',
    resourceData: artefact && toResource(artefact, shapeOf(sent.resourceUrl)),
    domains: sent.domains ?? [],
    customDomains: (sent.customDomains ?? []).map(cleanTag),
  }
}
