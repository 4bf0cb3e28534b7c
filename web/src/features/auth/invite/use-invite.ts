import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShownTexts } from '#contract/legal/account-texts.js'
import { browserTimeZone } from '#lib/dates.js'
import { hasCode } from '#lib/request-error.js'
import { restGet, restPost } from '#lib/rest-client.js'
import { useSession } from '#lib/session.js'

export interface Invite {
  companyName: string
  invitedBy: string
  email: string
  hasAccount: boolean
  /** ISO date-time */
  expiresAt: string
  hasJoined?: false
}

/** The user joined through this very invitation. */
export interface Joined {
  companyName: string
  hasJoined: true
}

/** Final refusals: pressing the button again won't help. */
export const ENDINGS = ['INVITE_NOT_FOUND', 'INVITE_EXPIRED', 'INVITE_USED', 'INVITE_WITHDRAWN'] as const

export interface Newcomer extends ShownTexts {
  firstName: string
  lastName: string
  password: string
}

/** Waits for the session, because somebody who already joined through this link is told so. */
export function useInvite(token: string) {
  const { status, user } = useSession()
  return useQuery({
    queryKey: ['invite', token, user?.id],
    enabled: status !== 'loading',
    queryFn: ({ signal }) => restGet<Invite | Joined>(`/api/invites/${encodeURIComponent(token)}`, { signal }),
  })
}

/** Joins as the signed-in user or, given a newcomer's details, as a new one: the link proves the address. */
export function useAcceptInvite(token: string, onJoined: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (newcomer: Newcomer | null) =>
      restPost<unknown>(
        `/api/invites/${encodeURIComponent(token)}/accept`,
        newcomer
          ? {
              firstName: newcomer.firstName,
              lastName: newcomer.lastName,
              password: newcomer.password,
              termsVersion: newcomer.termsVersion,
              privacyVersion: newcomer.privacyVersion,
              timeZone: browserTimeZone(),
            }
          : {},
      ),
    onSuccess: () => {
      // the team, its plan and the welcome to it (PROMPT-33); not the invitation, whose page would say that it was used
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'invite' })
      onJoined()
    },
    // the page then shows why the invitation ended, in place of the form
    onError: (error) => {
      if (hasCode(error, ...ENDINGS)) void queryClient.invalidateQueries({ queryKey: ['invite', token] })
    },
  })
}
