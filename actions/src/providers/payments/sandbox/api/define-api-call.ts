import { timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import { string } from 'yup'
import { AppError } from '#platform/errors.js'
import type { Door } from '#platform/http/door.js'
import { readFormText } from '#platform/http/read-body.js'
import { requireWellFormedInput } from '#platform/http/well-formed-input.js'
import type { Services } from '#platform/services.js'
import { sandboxAccount } from '../sandbox-account.js'
import { inSandbox } from '../state/in-sandbox.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import { answerOnce, type Reply } from './idempotency.js'
import { fields, listOf, type ParameterSchema, readParameters } from './parameters.js'
import { type Form, readForm } from './read-form.js'
import { SandboxRefusal } from './sandbox-refusal.js'

const BODY_BYTES = 64 * 1024
const NO_PARAMETERS: ParameterSchema<unknown> = fields({})

interface ApiCall<Parameters> {
  method: 'get' | 'post' | 'delete'
  /** Below `/v1`, as at Stripe: the client appends it to the host. */
  path: `/v1/${string}`
  /** None are taken without. */
  parameters?: ParameterSchema<Parameters>
  /** Fields that are only sent when expanded. */
  expandable?: readonly string[]
  handle(
    call: { id: string; parameters: Parameters; expand: readonly string[] },
    context: SandboxContext,
  ): Promise<object>
}

/**
 * One endpoint of the sandbox's API, with Stripe's request and response formats. It is internal: proxied requests get a
 * 404, and the gateway forwards nothing below `/v1` except GraphQL.
 */
export function defineApiCall<Parameters>(spec: ApiCall<Parameters>): Door {
  return {
    kind: 'route',
    name: `${spec.method.toUpperCase()} ${spec.path}`,
    method: spec.method,
    path: spec.path,
    isInner: true,
    auth: 'public',
    takes: { body: [], query: spec.method === 'get' ? Object.keys(spec.parameters?.fields ?? {}) : [] },
    async handle(request, response, services) {
      const reply = await answer(spec, request, response, services).catch(toReply)
      if (reply.isReplay) response.set('Idempotent-Replayed', 'true')
      response.set('Request-Id', `req_${response.locals.requestId}`).status(reply.status).json(reply.body)
    },
  }
}

/** @throws AppError NOT_FOUND if the sandbox is off; SandboxRefusal 401 for any key but the sandbox's own */
function requireKey(request: Request, { config }: Services): void {
  if (config.payments.provider !== 'sandbox') throw new AppError('NOT_FOUND')
  const expected = Buffer.from(`Bearer ${sandboxAccount(config.payments, config).secretKey}`)
  const given = Buffer.from(request.headers.authorization ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new SandboxRefusal(401, { message: 'Invalid API Key provided.' })
}

async function answer<Parameters>(
  spec: ApiCall<Parameters>,
  request: Request,
  response: Response,
  services: Services,
): Promise<Reply> {
  requireKey(request, services)
  const sent = readForm(await readText(spec, request, response))
  requireWellFormedInput({ ...request.params, ...sent })
  const { parameters, expand } = readCall(spec, sent)
  const id = String(request.params.id ?? '')
  const key = spec.method === 'post' ? (request.get('Idempotency-Key') ?? null) : null
  return inSandbox(services, (outer) => {
    const context = { ...outer, idempotencyKey: key }
    const act = async () => ({ status: 200, body: await spec.handle({ id, parameters, expand }, context) })
    if (key === null) return act()
    const content = [request.path, sent]
    // Declines are thrown before anything is stored, and replayed like any other response.
    return answerOnce(context.transaction, { key, content, now: context.now }, () => act().catch(declineToReply))
  })
}

function readCall<Parameters>({ parameters, expandable = [] }: ApiCall<Parameters>, sent: Form) {
  const { expand: asked, ...rest } = sent
  const { expand = [] } = readParameters(fields({ expand: listOf(string().defined()) }), asked ? { expand: asked } : {})
  const unknown = expand.find((name) => !expandable.includes(name))
  if (unknown !== undefined)
    throw new SandboxRefusal(400, { param: 'expand', message: `This property cannot be expanded (${unknown}).` })
  return { expand, parameters: readParameters(parameters ?? NO_PARAMETERS, rest) as Parameters }
}

async function readText({ method }: { method: string }, request: Request, response: Response): Promise<string> {
  return method !== 'post' ? (request.url.split('?')[1] ?? '') : readFormText(request, response, BODY_BYTES)
}

function declineToReply(error: unknown): Reply {
  if (error instanceof SandboxRefusal && error.status === 402) return toReply(error)
  throw error
}

function toReply(error: unknown): Reply {
  if (error instanceof SandboxRefusal) return { status: error.status, body: error.toReply() }
  throw error
}
