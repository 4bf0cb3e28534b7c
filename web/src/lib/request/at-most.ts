/** Settles with what is waited for, or with nothing once that time is over. */
export function atMost<Value>(milliseconds: number, awaited: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([awaited, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))])
}
