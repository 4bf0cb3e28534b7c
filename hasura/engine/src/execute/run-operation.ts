import { EngineError } from '../errors.js'
import type { RoleSchema } from '../schema/role-schema.js'
import type { Session } from '../session/session.js'
import type { Bindings } from './bind.js'
import type { CompiledOperation, CompiledRoot } from './compile.js'
import type { CompiledMutation } from './compile-mutation.js'
import { type PreparedQuery, run, runQueries, runQuery } from './database.js'
import type { EngineOptions, GraphqlResponse, RequestContext } from './engine-types.js'
import type { GraphqlRequest } from './graphql-request.js'
import { answerIntrospection } from './introspection.js'
import type { PlanCache, PlannedRequest } from './plan-cache.js'
import { runAction, runActionResult } from './run-action.js'
import { isSingleStatement, runMutations } from './run-mutation.js'
import { AnswerSize } from './wire/answer-size.js'
import type { TextRow } from './wire/messages.js'

/** Everything one request needs to run. */
export interface Execution extends EngineOptions {
  readonly plans: PlanCache
  readonly schema: RoleSchema
}

/** Plans and runs one operation; throws EngineError for the first error. */
export async function runOperation(
  execution: Execution,
  request: GraphqlRequest,
  session: Session,
  context: RequestContext,
): Promise<GraphqlResponse> {
  const planned = execution.plans.plan(execution.schema, request)
  const { compiled, variables } = planned
  if (compiled.kind === 'subscription') {
    throw new EngineError('unexpected-payload', 'subscriptions are not supported over HTTP, use websockets instead')
  }
  const alone = singleStatementOf(compiled, execution, { session, variables })
  if (alone) {
    const rows = await withinShare(execution, session, alone.work)
    return { body: `{"data":{${alone.key}:${rows[0]?.[0] ?? 'null'}}}`, isError: false, operation: planned.label }
  }
  const run_ = new OperationRun(execution, planned, request, { session, variables }, context)
  const body = compiled.kind === 'query' ? await run_.query() : await run_.mutation()
  return {
    body,
    isError: false,
    operation: planned.label,
    ...(run_.cookies.length > 0 && { headers: { 'set-cookie': run_.cookies } }),
  }
}

/** The statement of an operation that consists of just one, as most do. */
function singleStatementOf({ kind, roots }: CompiledOperation, execution: Execution, bindings: Bindings) {
  const [only] = roots
  if (!only || roots.length > 1) return null
  const { key, work } = only
  if (kind === 'query' && work.kind === 'query')
    return { key, work: () => runQuery(execution, work.statement, bindings) }
  const isSingle =
    kind === 'mutation' && work.kind === 'mutation' && isSingleStatement(work.mutation, execution.isolation)
  if (!isSingle) return null
  const { first, errorPath } = work.mutation
  return { key, work: () => run(execution.pool, first, bindings, errorPath) }
}

/** Runs database work within the caller's share of the pool. */
function withinShare<Result>({ shares }: Execution, session: Session, work: () => Promise<Result>): Promise<Result> {
  return shares ? shares.run(shares.callerOf(session), work) : work()
}

/** Null where something else has to be done meanwhile, or where all are so brief that they share connections with others. */
function statementsForOneConnection(roots: readonly CompiledRoot[]): PreparedQuery[] | null {
  const statements = roots.flatMap(({ work }) => (work.kind === 'query' ? work.statement : []))
  const isAlone = statements.length < roots.length || statements.every(({ briefness }) => briefness.isBrief())
  return isAlone ? null : statements
}

function answerSize({ limits }: Execution): AnswerSize {
  return new AnswerSize(limits?.answerBytes ?? 0)
}

class OperationRun {
  readonly cookies: string[] = []

  constructor(
    readonly execution: Execution,
    readonly planned: PlannedRequest,
    readonly request: GraphqlRequest,
    readonly bindings: Bindings,
    readonly context: RequestContext,
  ) {}

  /** Runs roots one after another, each with its own snapshot. */
  async query(): Promise<string> {
    const texts: string[] = []
    const size = answerSize(this.execution)
    const statements = statementsForOneConnection(this.planned.compiled.roots)
    if (statements) {
      const take = (rows: TextRow[]) => void texts.push(size.add(rows[0]?.[0] ?? 'null'))
      await withinShare(this.execution, this.bindings.session, () =>
        runQueries(this.execution, statements, this.bindings, take),
      )
    } else for (const root of this.planned.compiled.roots) texts.push(size.add(await this.root(root)))
    return this.answer(texts)
  }

  /** Consecutive database fields share a transaction; actions run between them. */
  async mutation(): Promise<string> {
    const texts: string[] = []
    const { roots } = this.planned.compiled
    const options = { isolation: this.execution.isolation, size: answerSize(this.execution) }
    let group: CompiledMutation[] = []
    const flush = async () => {
      const { pool } = this.execution
      const mutations = group
      group = []
      if (mutations.length === 0) return
      texts.push(
        ...(await withinShare(this.execution, this.bindings.session, () =>
          runMutations(pool, mutations, this.bindings, options),
        )),
      )
    }
    for (const root of roots) {
      if (root.work.kind === 'mutation') {
        group.push(root.work.mutation)
        continue
      }
      await flush()
      texts.push(await this.root(root))
    }
    await flush()
    return this.answer(texts)
  }

  private answer(texts: readonly string[]): string {
    const members = this.planned.compiled.roots.map(({ key }, index) => `${key}:${texts[index]}`)
    return `{"data":{${members.join()}}}`
  }

  private async root({ work }: CompiledRoot): Promise<string> {
    switch (work.kind) {
      case 'constant':
        return work.text
      case 'query':
        return (
          (
            await withinShare(this.execution, this.bindings.session, () =>
              runQuery(this.execution, work.statement, this.bindings),
            )
          )[0]?.[0] ?? 'null'
        )
      case 'introspection':
        return answerIntrospection(this.execution, work.plan, this.bindings)
      case 'action': {
        const { text, setCookie } = await runAction(this.execution, work.plan, this.bindings, {
          ...this.context,
          query: this.request.query,
        })
        this.cookies.push(...setCookie)
        return text
      }
      case 'actionResult':
        return runActionResult(this.execution, work.plan, this.bindings)
      case 'mutation':
      case 'live':
        throw new EngineError('unexpected', `a ${work.kind} field outside of its place`)
    }
  }
}
