export interface LiveOperation {
  query: string
  variables: Record<string, unknown>
}

export interface Socket {
  /** Speaks for who is signed in; `ended` settles when it was stopped, or ended by the server or the network. */
  open(operation: LiveOperation, onData: (data: unknown) => void): { ended: Promise<void>; stop: () => void }
}
