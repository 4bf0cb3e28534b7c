import http from 'node:http'

/** Much less than the upstream servers' own idle timeout. */
const IDLE_MS = 4000

/** Keeps upstream connections for the next request, but closes them before the servers do. */
export class UpstreamAgent extends http.Agent {
  /** @param {number} [idleMs] */
  constructor(idleMs = IDLE_MS) {
    super({ keepAlive: true })
    this.idleMs = idleMs
  }

  /** @override */
  keepSocketAlive(socket) {
    const isKept = super.keepSocketAlive(socket)
    // The next request sets its own timeout; an agent destroys a socket that times out while it is free.
    socket.setTimeout(this.idleMs)
    return isKept
  }
}

/** Drops hop-by-hop headers, so that the client's own connection stays open. */
export function dropConnectionHeaders(answer) {
  delete answer.headers.connection
  delete answer.headers['keep-alive']
}
