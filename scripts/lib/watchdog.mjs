import { spawn } from 'node:child_process'

/**
 * Ends a child process if this process dies without doing so, even by `kill -9`: a shell waits on a pipe that only this
 * process holds open. The shell is in its own process group, out of Ctrl-C's reach.
 * @param {import('node:child_process').ChildProcess} child
 * @param {'INT' | 'TERM'} signal that makes the child stop in an orderly way
 */
export function killOnExit(child, signal) {
  if (process.platform === 'win32' || child.pid === undefined) return
  const script = 'read line; [ "$line" = done ] || kill -s "$1" "$0" 2>/dev/null'
  const shell = spawn('sh', ['-c', script, String(child.pid), signal], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const pipe = /** @type {import('node:net').Socket} */ (shell.stdin)
  pipe.on('error', () => undefined)
  pipe.unref()
  shell.unref()
  child.once('exit', () => pipe.end('done\n'))
}
