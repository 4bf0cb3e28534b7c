import { spawn } from 'node:child_process'

/**
 * Ends a child process when this process is gone without having ended it, be it by `kill -9`: a shell waits on a pipe
 * that only this process holds open. The shell stands in its own process group, so that Ctrl-C does not reach it.
 * @param {import('node:child_process').ChildProcess} child
 * @param {'INT' | 'TERM'} signal the child's own word for an orderly stop
 */
export function endWithMe(child, signal) {
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
