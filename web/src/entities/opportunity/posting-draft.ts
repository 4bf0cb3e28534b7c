/** The name under which the form of a fractional role keeps what is typed. */
export function draftName(opportunityId: string | null): string {
  return `fractional:${opportunityId ?? 'new'}`
}
