export interface LiveOperation {
  query: string
  variables: Record<string, unknown>
}

export interface Socket {
  /** Runs as the signed-in user. `ended` resolves when it is stopped, or closed by the server or the network. */
  open(operation: LiveOperation, onData: (data: unknown) => void): { ended: Promise<void>; stop: () => void }
}
