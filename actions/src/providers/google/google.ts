import type { DriveFault } from '#contract/files/drive-messages.js'

/** May write to somebody's Drive for as long as it lasts. */
export interface GoogleToken {
  token: string
  seconds: number
}

/** Somebody's Google account, as far as they let us use it: documents that we create ourselves. */
export interface Google {
  /** Where the browser goes to log in. The verifier of PKCE stays here; only its digest goes along. */
  loginUrl(login: { state: string; verifier: string }): string
  /** @throws GoogleFault, `narrow` if the person didn't grant the right to create documents */
  redeemCode(code: string, verifier: string): Promise<GoogleToken>
  /** Gives the token back. @throws GoogleFault */
  revoke(token: string): Promise<void>
  /** The document with this mark, which an earlier attempt may have created; null without one. @throws GoogleFault */
  findDocument(token: string, mark: string, signal: AbortSignal): Promise<string | null>
  /** Creates an empty document. @returns its id @throws GoogleFault */
  createDocument(token: string, document: { name: string; mark: string }, signal: AbortSignal): Promise<string>
  /** Replaces what a document says. @throws GoogleFault, `gone` if this account has no such document */
  writeDocument(token: string, id: string, html: string, signal: AbortSignal): Promise<void>
}

/** Why Google didn't do it. `detail` has its status and reason, and nothing that is secret. */
export class GoogleFault extends Error {
  constructor(
    readonly reason: DriveFault,
    readonly detail: string,
    cause?: unknown,
  ) {
    super(`Google: ${reason} (${detail})`, { cause })
    this.name = 'GoogleFault'
  }
}
