interface RefusalDetails {
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  /** One of Stripe's error codes. */
  code?: string
  declineCode?: string
  /** Which parameter is wrong. */
  param?: string
  message: string
}

/** An error in Stripe's form. */
export class SandboxRefusal extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 404 | 409,
    readonly details: RefusalDetails,
  ) {
    super(details.message)
    this.name = 'SandboxRefusal'
  }

  /** The body of the reply. */
  toReply(): object {
    const { type = 'invalid_request_error', code, declineCode, param, message } = this.details
    return { error: { type, code, decline_code: declineCode, param, message } }
  }
}

/** A bad parameter. */
export function badParameter(param: string, message: string, code = 'parameter_invalid'): SandboxRefusal {
  return new SandboxRefusal(400, { code, param, message })
}
