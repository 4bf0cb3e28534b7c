import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { APOLLO_PROTOCOL } from './apollo-protocol.js'
import { Connection } from './connection.js'
import type { ConnectionOptions, ConnectionOrigin } from './connection-options.js'
import { TRANSPORT_PROTOCOL } from './transport-protocol.js'

type Origin = Omit<ConnectionOrigin, 'protocol'>

/** All sockets: accepts them, keeps them alive, closes them. */
export class SocketHub {
  private readonly server: WebSocketServer
  private readonly connections = new Map<WebSocket, Connection>()
  private readonly heartbeat: NodeJS.Timeout

  constructor(private readonly options: ConnectionOptions) {
    const { maxMessageBytes, keepAliveMs } = options.sockets
    const handleProtocols = (offered: Set<string>) =>
      [TRANSPORT_PROTOCOL, APOLLO_PROTOCOL].map(({ name }) => name).find((name) => offered.has(name)) ?? false
    this.server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: maxMessageBytes,
      handleProtocols,
    })
    this.heartbeat = setInterval(() => this.keepAlive(), keepAliveMs)
  }

  get size(): number {
    return this.connections.size
  }

  get isFull(): boolean {
    return this.connections.size >= this.options.sockets.maxSockets
  }

  /** Takes over the connection of an upgrade request. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, origin: Origin): void {
    this.server.handleUpgrade(request, socket, head, (opened) => {
      const protocol = opened.protocol === TRANSPORT_PROTOCOL.name ? TRANSPORT_PROTOCOL : APOLLO_PROTOCOL
      this.connections.set(opened, new Connection(opened, { ...origin, protocol }, this.options))
      opened.on('close', () => this.connections.delete(opened))
    })
  }

  /** Call after metadata or catalog have changed. */
  replan(): void {
    for (const connection of this.connections.values()) connection.replan()
  }

  /** Lets running operations finish, closes sockets, and cuts off whoever is left after the deadline. */
  async stop(deadlineMs: number): Promise<void> {
    clearInterval(this.heartbeat)
    const gone = [...this.connections.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve)))
    const deadline = setTimeout(() => {
      for (const connection of this.connections.values()) connection.terminate()
    }, deadlineMs)
    for (const connection of this.connections.values()) void connection.close()
    await Promise.all(gone)
    clearTimeout(deadline)
  }

  private keepAlive(): void {
    for (const connection of this.connections.values()) connection.keepAlive()
  }
}
