import { object, string } from 'yup'
import { hasVisibleSign } from '#contract/format/visible-text.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { HOUR_MS, MINUTE_MS } from '#platform/clock.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { countAttempt } from '#platform/trust/throttle.js'
import type { AiModel, AiPrompt } from '#providers/ai/ai-model.js'
import { industriesNamedIn, listIndustries } from './industries.store.js'
import { readTags, TAGS_MAX, tagsPrompt, textPrompt } from './writing-help.rules.js'

const CHARACTERS_MAX = 20_000
const LIMIT_MS = MINUTE_MS
const CALLS = { name: 'writing-help:person', limit: 30, windowMs: HOUR_MS }

/**
 * Suggestions for what an expert writes: `{ content }`, the same said well, or `{ tags }`, industries with commas between
 * them (EDIT-14, GI-81). Tags come without a model, too: industries of the list that the text names.
 * @throws AppError EXPERTS_ONLY, TOO_MANY_ATTEMPTS, AI_UNAVAILABLE for a text without a model, UPSTREAM_FAILED
 */
export const generateRoute = defineRoute({
  method: 'post',
  path: '/api/ai/generate',
  auth: 'session',
  body: object({
    content: string()
      .required(FIELD_MESSAGES.required)
      .max(CHARACTERS_MAX, 'Text must be up to 20,000 characters')
      .test('visible', FIELD_MESSAGES.required, (text) => typeof text !== 'string' || hasVisibleSign(text)),
    kind: string().required(FIELD_MESSAGES.required).oneOf(['text', 'tags'], FIELD_MESSAGES.unknownChoice),
  }),
  async handle({ body: { content, kind }, caller }, services) {
    if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
    await countAttempt(services.database, services.clock, [{ rule: CALLS, subject: caller.userId }])
    const model = services.aiModels.choose('auto')
    if (kind === 'tags') return { tags: (await tagsFor(content, model, services)).join(', ') }
    if (!model) throw new AppError('AI_UNAVAILABLE')
    const written = (await ask(model, textPrompt(content), services)).replaceAll('\0', '').trim()
    if (!written) throw new AppError('UPSTREAM_FAILED')
    return { content: written }
  },
})

async function tagsFor(content: string, model: AiModel | null, services: Services): Promise<string[]> {
  if (model)
    try {
      const tags = readTags(await ask(model, tagsPrompt(content, await listIndustries(services.database)), services))
      if (tags.length > 0) return tags
    } catch (err) {
      services.log.warn({ err }, 'the model named no industries; the list is used')
    }
  return industriesNamedIn(services.database, content, TAGS_MAX)
}

/** @throws AppError UPSTREAM_FAILED if it takes too long, refuses or breaks off */
async function ask(model: AiModel, prompt: AiPrompt, { log }: Services): Promise<string> {
  let written = ''
  try {
    for await (const piece of model.write(prompt, AbortSignal.timeout(LIMIT_MS))) written += piece
  } catch (err) {
    log.warn({ err }, 'the model wrote nothing')
    throw new AppError('UPSTREAM_FAILED')
  }
  return written
}
