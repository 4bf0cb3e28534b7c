import http from 'node:http'

/** Less than the 5 s after which the first of the servers behind gives up an idle connection itself. */
const IDLE_MS = 4000

/** Keeps connections to the servers behind for the next request, but never until those give them up. */
export class UpstreamAgent extends http.Agent {
  /** @param {number} [idleMs] */
  constructor(idleMs = IDLE_MS) {
    super({ keepAlive: true })
    this.idleMs = idleMs
  }

  /** @override */
  keepSocketAlive(socket) {
    const isKept = super.keepSocketAlive(socket)
    // The next request on it sets its own limit; an agent destroys a socket that times out while it is free.
    socket.setTimeout(this.idleMs)
    return isKept
  }
}

/** An answer's headers that are about the connection behind; with the answer's own ones the client's connection stays open as well. */
export function dropConnectionHeaders(answer) {
  delete answer.headers.connection
  delete answer.headers['keep-alive']
}
