import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { restDelete, restGet, restPost } from '#lib/rest-client.js'
import { forgetSession, renewSession } from '#lib/session.js'

export interface SecurityState {
  hasPassword: boolean
  isSecondFactorOn: boolean
  isSecondFactorRequired: boolean
  backupCodesLeft: number | null
}

export interface DeviceSession {
  id: string
  /** ISO date-times */
  createdAt: string
  lastUsedAt: string
  expiresAt: string
  ipAddress: string | null
  userAgent: string | null
  isCurrent: boolean
}

const STATE_KEY = ['account-security']
const SESSIONS_KEY = ['account-sessions']

export function useSecurityState() {
  return useQuery({
    queryKey: STATE_KEY,
    queryFn: ({ signal }) => restGet<SecurityState>('/api/account/security', { signal }),
  })
}

export function useDeviceSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await restGet<{ sessions: DeviceSession[] }>('/api/sessions', { signal })).sessions,
  })
}

/** Refetches both lists and the session's rights after any change here. */
export function useRefreshSecurity() {
  const queryClient = useQueryClient()
  const store = useStore()
  return async () => {
    await renewSession(store)
    await Promise.all([STATE_KEY, SESSIONS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => restDelete(`/api/sessions/${encodeURIComponent(id)}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}

/** Signs out everywhere, this device included. */
export function useEndAllSessions() {
  const store = useStore()
  return useMutation({
    mutationFn: () => restPost('/api/sessions/end-all', { keepCurrent: false }),
    onSuccess: () => forgetSession(store),
  })
}
