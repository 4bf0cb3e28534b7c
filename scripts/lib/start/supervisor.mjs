import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { buildServers, buildWeb, drawPortraits } from '../build.mjs'
import { ensureDatabase, ensureRoles, handOverEngineSchema, ROLES, urlOf } from '../database/database.mjs'
import { migrate } from '../database/migrations.mjs'
import { refuseOtherMode } from '../database/mode-guard.mjs'
import { discardPostgres, startPostgres } from '../database/postgres.mjs'
import { loadSeeds } from '../database/seeds.mjs'
import { closeGateway, createGateway, servePagesFrom } from '../gateway/gateway.mjs'
import { createSessionWatch } from '../gateway/session-watch.mjs'
import { lockDataDir } from '../lock.mjs'
import { isPortFree } from '../ports.mjs'
import { lastLines, runToEnd, startService, waitUntilReady } from '../processes.mjs'
import { loadSecrets } from '../secrets.mjs'
import { launch, PORT_VARIABLES, REPOSITORY } from '../settings.mjs'
import { banner } from './banner.mjs'
import { actionsEnvironment, DATABASE, engineEnvironment, linksOf } from './environment.mjs'

const STALE_PORTS_MS = 15_000
const PARENT_POLL_MS = 1000
const TSX = path.join(REPOSITORY, 'node_modules/tsx/dist/cli.mjs')

/**
 * Starts everything in order and runs until told to stop.
 * @param {import('../settings.mjs').Settings} settings
 * @param {ReturnType<import('../progress.mjs').createProgress>} progress
 * @param {{ shouldReset: boolean, isDevelopment: boolean }} options
 */
export async function supervise(settings, progress, options) {
  const began = performance.now()
  const lock = lockDataDir(settings.dataDir, settings.publicUrl)
  const stoppers = [async () => lock.release()]
  const stopAll = onceStopped(stoppers)
  const isStopAsked = stopOnSignals(stopAll)
  try {
    await refuseTakenPorts(settings, lock.wasStale)
    if (options.shouldReset) await resetData(settings)
    const facts = await startEverything(settings, progress, options, stoppers, stopAll)
    progress.line(banner(settings, { ...facts, seconds: ((performance.now() - began) / 1000).toFixed(1) }))
  } catch (error) {
    await stopAll()
    // Errors caused by the shutdown are ignored; the signal handler ends the process.
    if (!isStopAsked()) throw error
  }
}

async function startEverything(settings, progress, options, stoppers, stopAll) {
  const secrets = loadSecrets(settings.dataDir)
  const links = linksOf(settings, secrets)
  const logDir = path.join(settings.dataDir, 'logs')
  const servers = options.isDevelopment ? Promise.resolve() : progress.step('Compiling', buildServers)
  const pages = options.isDevelopment
    ? drawPortraits().then(() => undefined)
    : progress.step('Building pages', () => buildWeb(settings.productName))
  // Awaited below; an error in between must not count as an unhandled rejection.
  servers.catch(() => undefined)
  pages.catch(() => undefined)

  const postgres = settings.databaseUrl
    ? undefined
    : await progress.step('Starting Postgres', () => openPostgres(settings, secrets, logDir))
  if (postgres) {
    stoppers.push(postgres.stop)
    watch('Postgres', postgres.child, path.join(logDir, 'postgres.log'), stopAll)
  }
  await prepareDatabase(settings, secrets, links, progress, postgres?.url)
  await servers

  const command = (file) => (options.isDevelopment ? developmentCommand(file) : [`dist/${file}.js`])
  const start = (name, file, env) => startService({ name, command: command(file), cwd: REPOSITORY, env, logDir })
  await progress.step('Starting services', async () => {
    const actions = start('actions', 'actions/src/main', actionsEnvironment(settings, secrets, links))
    stoppers.push(actions.stop)
    await Promise.all([
      waitUntilReady(actions, `${links.actions}/healthz`),
      prepareEngine(settings, secrets, links, options, logDir),
    ])
    const engine = start('engine', 'hasura/engine/src/main', engineEnvironment(settings, secrets, links))
    stoppers.push(engine.stop)
    await waitUntilReady(engine, `${links.engine}/healthz`)
    for (const service of [engine, actions]) watch(service.name, service.child, service.logFile, stopAll)
  })
  const build = await pages
  if (build) stoppers.push(async () => build.release())
  stoppers.push(await openGateway(settings, links, secrets, options, build?.folder))
  return { relocatedTo: postgres?.place.relocatedTo }
}

function openPostgres(settings, secrets, logDir) {
  return startPostgres({
    dataDir: path.join(settings.dataDir, 'postgres'),
    port: settings.ports.postgres,
    password: secrets.postgresPassword,
    logFile: path.join(logDir, 'postgres.log'),
  })
}

async function prepareDatabase(settings, secrets, links, progress, embeddedUrl) {
  const passwords = { owner: secrets.ownerPassword, hasura: secrets.hasuraPassword, actions: secrets.actionsPassword }
  await ensureRoles(settings.databaseUrl ?? embeddedUrl, passwords)
  if (embeddedUrl) await ensureDatabase(embeddedUrl, DATABASE)
  await handOverEngineSchema(settings.databaseUrl ?? urlOf(embeddedUrl, DATABASE))
  await progress.step('Applying migrations', (say) =>
    migrate(links.ownerDatabase, path.join(REPOSITORY, 'hasura/migrations/default'), (done, total) =>
      say(`${done} of ${total}`),
    ),
  )
  await refuseOtherMode(links.ownerDatabase, settings.mode)
  if (settings.mode === 'demo') await progress.step('Loading demo data', () => loadDemo(links.ownerDatabase, settings))
}

/** The tables' owner creates the engine's triggers, which the serving role may not (X-16). */
async function prepareEngine(settings, secrets, links, { isDevelopment }, logDir) {
  const file = 'hasura/engine/src/main'
  const program = isDevelopment ? [TSX, `${file}.ts`] : [`dist/${file}.js`]
  const env = {
    ...engineEnvironment(settings, secrets, links),
    HASURA_GRAPHQL_DATABASE_URL: links.ownerDatabase,
  }
  await runToEnd({ name: 'engine', command: [...program, 'prepare', ROLES.hasura], cwd: REPOSITORY, env, logDir })
}

async function loadDemo(ownerUrl, { dataDir }) {
  const seeds = path.join(REPOSITORY, 'seeds')
  await loadSeeds(ownerUrl, seeds, ['personas'])
  const demo = await import(pathToFileURL(path.join(seeds, 'load-demo.mjs')).href)
  await demo.loadDemo(ownerUrl, { filesFolder: path.join(dataDir, 'files') })
}

/** Starts from scratch; foreign files in the data folder are kept. */
async function resetData(settings) {
  await discardPostgres(path.join(settings.dataDir, 'postgres'))
  for (const name of ['files', 'logs', 'secrets.json', 'outbox'])
    rmSync(path.join(settings.dataDir, name), { recursive: true, force: true })
}

function developmentCommand(file) {
  const metadata = file.startsWith('hasura') ? ['--include', 'hasura/metadata/**/*'] : []
  return [TSX, 'watch', '--clear-screen=false', ...metadata, `${file}.ts`]
}

async function openGateway(settings, links, secrets, options, pagesFolder) {
  const development = options.isDevelopment
    ? await (await import('../gateway/development-pages.mjs')).createDevelopmentPages()
    : undefined
  const gateway = createGateway({
    targets: { engine: links.engine, actions: links.actions },
    servePage: development?.servePage ?? servePagesFrom(pagesFolder, { ...settings, actionsUrl: links.actions }),
    isBehindProxy: settings.isBehindProxy,
    origins: settings.origins,
    graphqlPerMinute: settings.graphqlPerMinute,
    sessions: createSessionWatch({ actionsUrl: links.actions, actionSecret: secrets.actionSecret }),
  })
  await development?.attach(gateway)
  await new Promise((resolve, reject) => {
    gateway.once('error', reject)
    gateway.listen(settings.ports.web, settings.host, () => resolve(undefined))
  })
  return async () => {
    await Promise.all([closeGateway(gateway), development?.close()])
  }
}

async function refuseTakenPorts(settings, wasStale) {
  // Remains of a killed run exit on their own in a moment.
  const deadline = Date.now() + (wasStale ? STALE_PORTS_MS : 0)
  for (;;) {
    const taken = await takenPorts(settings)
    if (taken.length === 0) return
    if (Date.now() > deadline) throw new Error(taken.join('\n'))
    await delay(100)
  }
}

async function takenPorts(settings) {
  const wanted = Object.entries(settings.ports).filter(([name]) => name !== 'postgres' || !settings.databaseUrl)
  const numbers = wanted.map(([, port]) => port)
  const twice = wanted.find(([, port], index) => numbers.indexOf(port) !== index)
  if (twice) return [`Port ${twice[1]} is asked for twice: set ${PORT_VARIABLES[twice[0]]} to another one.`]
  const checks = wanted.map(async ([name, port]) => {
    const isFree = await isPortFree(port, name === 'web' ? settings.host : '127.0.0.1')
    return isFree ? undefined : `Port ${port} is taken: set ${PORT_VARIABLES[name]} to another one.`
  })
  return (await Promise.all(checks)).filter((message) => message !== undefined)
}

/** @returns {() => Promise<void>} runs the stoppers once, in reverse order */
function onceStopped(stoppers) {
  let stopped
  const run = async () => {
    while (stoppers.length > 0) await stoppers.pop()?.()
  }
  return () => {
    stopped ??= run()
    return stopped
  }
}

/** @returns {() => boolean} whether a stop has been requested */
function stopOnSignals(stopAll) {
  let isAsked = false
  const stop = (code) => async () => {
    isAsked = true
    process.stdout.write('\nStopping…\n')
    await stopAll()
    process.exit(code)
  }
  process.once('SIGINT', stop(0))
  process.once('SIGTERM', stop(0))
  process.once('SIGHUP', stop(0))
  if (launch.isUnderNpm) stopWithParent(stop(0))
  return () => isAsked
}

/**
 * A killed npm sends no signal. It is our parent or grandparent, with a shell in between that then gets another parent.
 */
function stopWithParent(stop) {
  const began = ancestors()
  setInterval(() => {
    if (ancestors() !== began) stop()
  }, PARENT_POLL_MS).unref()
}

function ancestors() {
  const parent = process.ppid
  const file = `/proc/${parent}/status`
  return existsSync(file) ? `${parent} ${/^PPid:.*$/m.exec(readFileSync(file, 'utf8'))?.[0]}` : String(parent)
}

function watch(name, child, logFile, stopAll) {
  child.once('exit', async (code, signal) => {
    if (isStopping(child)) return
    process.stderr.write(
      `\n${name} ended unexpectedly (${signal ?? `code ${code}`}); stopping the rest. The end of ${logFile}:\n${lastLines(logFile)}\n`,
    )
    await stopAll()
    process.exit(1)
  })
}

/** Our own `kill()` marks the child; any other exit is unexpected. */
function isStopping(child) {
  return child.killed
}
