import { type AnyObject, mixed, type ObjectSchema, object, string } from 'yup'
import { type Caller, loadCaller, requireStaff } from './caller.js'
import { AppError } from './errors.js'
import { actionRefusal, toAppError } from './faults/error-mapper.js'
import { type Door, hookName } from './http/door.js'
import { parseInput, readJson } from './http/read-body.js'
import { logRefusal, noteSubject } from './logging/security-log.js'
import type { Services } from './services.js'
import { SESSION_VARIABLE } from './trust/access-tokens.js'
import { requireActionSecret } from './trust/hook-secret.js'

const ACTION_BODY_BYTES = 512 * 1024

const envelope = object({
  action: object({ name: string().required() }).required(),
  input: mixed<AnyObject>().required(),
  session_variables: mixed<Record<string, string>>().required(),
})

interface ActionSpec<Input extends AnyObject> {
  /** As in actions.graphql, such as `createOpportunity`. */
  name: string
  auth: 'session' | 'staff'
  input: ObjectSchema<Input>
  handle(call: { input: Input; caller: Caller }, services: Services): Promise<unknown>
}

/**
 * A Hasura action at /hooks/actions/<kebab-name>. Session variables in the body are trusted once the action secret has
 * been verified; stored flags are read afresh. Errors have Hasura's format.
 */
export function defineAction<Input extends AnyObject>(spec: ActionSpec<Input>): Door {
  return {
    kind: 'action',
    name: spec.name,
    method: 'post',
    path: `/hooks/actions/${hookName(spec.name)}`,
    isInner: true,
    takes: { body: Object.keys(spec.input.fields), query: [] },
    async handle(request, response, services) {
      try {
        requireActionSecret(request, services.config.ACTION_SECRET)
        const call = await envelope.validate(await readJson(request, response, ACTION_BODY_BYTES))
        const caller = await loadCaller(services.database, sessionOf(call.session_variables))
        noteSubject(response, caller.userId)
        if (spec.auth === 'staff') requireStaff(caller)
        response.json(await spec.handle({ input: await parseInput(spec.input, call.input), caller }, services))
      } catch (thrown) {
        const error = toAppError(thrown, services.log)
        logRefusal(services.log, error, request, response)
        response.status(error.status).json(actionRefusal(error, String(response.locals.requestId)))
      }
    },
  }
}

function sessionOf(variables: Record<string, string>) {
  const userId = variables['x-hasura-user-id']
  const role = variables['x-hasura-role']
  const sessionId = variables[SESSION_VARIABLE]
  if (!userId || !role || !sessionId) throw new AppError('NO_SESSION')
  return { userId, sessionId, roles: [role] }
}
