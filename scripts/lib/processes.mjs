import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { killOnExit } from './watchdog.mjs'

const READY_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 15_000
const POLL_MS = 30

/**
 * One of our Node programs, running until it is stopped.
 * @typedef {object} Service
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} child
 * @property {string} logFile
 * @property {() => Promise<void>} stop asks for an orderly stop, and kills it after a timeout
 */

/**
 * @param {object} options
 * @param {string} options.name also names the log
 * @param {string[]} options.command arguments for `node`
 * @param {string} options.cwd
 * @param {Record<string, string | undefined>} options.env
 * @param {string} options.logDir
 * @returns {Service}
 */
export function startService({ name, command, cwd, env, logDir }) {
  mkdirSync(logDir, { recursive: true })
  const logFile = path.join(logDir, `${name}.log`)
  const log = openSync(logFile, 'a', 0o600)
  // Its own process group: Ctrl-C only reaches the supervisor, which stops everything in order.
  const child = spawn(process.execPath, command, { cwd, env, detached: true, stdio: ['ignore', log, log] })
  killOnExit(child, 'TERM')
  return { name, child, logFile, stop: () => stopChild(child) }
}

/**
 * Runs one of our Node programs to completion.
 * @param {Parameters<typeof startService>[0]} options
 * @throws if it fails, with the last lines of its log
 */
export async function runToEnd(options) {
  const { name, child, logFile } = startService(options)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${name} failed:\n${lastLines(logFile)}`)
}

/**
 * Waits until a service responds with 200.
 * @throws if it exits first, with the last lines of its log
 */
export async function waitUntilReady(service, url) {
  const deadline = Date.now() + READY_TIMEOUT_MS
  for (;;) {
    if (hasEnded(service.child)) throw new Error(`${service.name} ended while starting:\n${lastLines(service.logFile)}`)
    if (await answers(url)) return
    if (Date.now() > deadline) throw new Error(`${service.name} did not become ready:\n${lastLines(service.logFile)}`)
    await delay(POLL_MS)
  }
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

export function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null
}

/**
 * Asks for an orderly stop, kills it after a timeout, and waits for the exit.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} [limitMs]
 */
export async function stopChild(child, limitMs = STOP_TIMEOUT_MS) {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
  await ended
  clearTimeout(timer)
}

/** @param {string} logFile */
export function lastLines(logFile) {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-15).join('\n')
}
