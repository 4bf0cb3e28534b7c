import { useMutation, useQuery } from '@tanstack/react-query'
import { browserTimeZone } from '../../../lib/dates'
import { restGet, restPost } from '../../../lib/rest-client'

export interface Invite {
  companyName: string
  invitedBy: string
  email: string
  hasAccount: boolean
  /** ISO date-time */
  expiresAt: string
}

export interface Newcomer {
  firstName: string
  lastName: string
  password: string
}

export function useInvite(token: string) {
  return useQuery({
    queryKey: ['invite', token],
    queryFn: ({ signal }) => restGet<Invite>(`/api/invites/${encodeURIComponent(token)}`, { signal }),
  })
}

/** Joins as who is signed in, or, with a newcomer's details, as somebody new: the link proves the address. */
export function useAcceptInvite(token: string, onJoined: (companyName: string) => void) {
  return useMutation({
    mutationFn: (newcomer: Newcomer | null) =>
      restPost<{ companyName: string }>(
        `/api/invites/${encodeURIComponent(token)}/accept`,
        newcomer
          ? {
              firstName: newcomer.firstName,
              lastName: newcomer.lastName,
              password: newcomer.password,
              timeZone: browserTimeZone(),
            }
          : {},
      ),
    onSuccess: ({ companyName }) => onJoined(companyName),
  })
}
