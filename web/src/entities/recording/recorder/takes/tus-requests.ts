import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'
import { getAccessToken, refreshToken } from '#lib/request/access-token.js'
import { errorFrom } from '#lib/request/response-error.js'
import { send } from '#lib/request/transport.js'
import { hasCode } from '#lib/request-error.js'

/**
 * How tus-js-client sends: as the rest of the client does, with a token that is renewed in time. Throws RequestError.
 * Beginning an upload isn't aborted, because the server may begin it all the same: `begun` resolves once that is answered.
 */
export function tusRequests(signal: AbortSignal): HttpStack & { begun(): Promise<unknown> } {
  let beginning: Promise<unknown> = Promise.resolve()
  const onBegin = (answer: Promise<unknown>) => {
    beginning = answer.catch(() => undefined)
  }
  return {
    createRequest: (method, url) => new TusRequest(method, url, signal, onBegin),
    getName: () => 'fetch',
    begun: () => beginning,
  }
}

class TusRequest implements HttpRequest {
  private readonly headers: Record<string, string> = { 'X-Requested-With': 'sagework' }
  private onProgress: (bytes: number) => void = () => undefined

  constructor(
    private readonly method: string,
    private readonly url: string,
    private readonly signal: AbortSignal,
    private readonly onBegin: (answer: Promise<unknown>) => void,
  ) {}

  getMethod = () => this.method
  getURL = () => this.url
  getUnderlyingObject = () => null
  getHeader = (name: string) => this.headers[name]
  setHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  setProgressHandler(handler: (bytes: number) => void): void {
    this.onProgress = handler
  }
  /** aborted by the signal of the whole upload */
  async abort(): Promise<void> {}

  async send(body: Blob | null): Promise<HttpResponse> {
    const answer = this.sendWithToken(body)
    if (this.isBeginning) this.onBegin(answer)
    const response = await answer
    this.onProgress(body?.size ?? 0)
    return {
      getStatus: () => response.status,
      getHeader: (name) => response.headers.get(name) ?? undefined,
      getBody: () => '',
      getUnderlyingObject: () => response,
    }
  }

  /** 404 is for tus-js-client, which begins the upload anew; every other refusal ends it for now. */
  private async sendWithToken(body: Blob | null): Promise<Response> {
    const token = await getAccessToken()
    const first = await this.sendOnce(body, token)
    if (first.ok || first.status === 404) return first
    const error = await errorFrom(first)
    const isRefused = hasCode(error, 'NO_SESSION', 'TOKEN_INVALID') || (first.status === 401 && this.method === 'HEAD')
    const renewed = token && isRefused ? await refreshToken(token) : null
    if (!renewed) throw error
    const second = await this.sendOnce(body, renewed.accessToken)
    if (second.ok || second.status === 404) return second
    throw await errorFrom(second)
  }

  private get isBeginning(): boolean {
    return this.method === 'POST'
  }

  private sendOnce(body: Blob | null, token: string | null): Promise<Response> {
    this.signal.throwIfAborted()
    const headers = { ...this.headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) }
    const { pathname } = new URL(this.url)
    return send(pathname, { method: this.method, headers, body, signal: this.isBeginning ? null : this.signal })
  }
}
