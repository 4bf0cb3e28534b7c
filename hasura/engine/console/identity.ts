/** The identity the console uses; empty values are omitted. */
export interface Identity {
  secret: string
  role: string
  userId: string
}

export function requestHeaders({ secret, role, userId }: Identity): Record<string, string> {
  return {
    ...(secret ? { 'x-hasura-admin-secret': secret } : {}),
    ...(role ? { 'x-hasura-role': role } : {}),
    ...(userId ? { 'x-hasura-user-id': userId } : {}),
  }
}
