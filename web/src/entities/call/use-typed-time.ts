import { useState } from 'react'
import { useDraft } from '#lib/draft-storage.js'
import { useSignedInUser } from '#lib/session.js'

/**
 * When a call is, as it is typed; kept until it is stored, across reloads and ended sessions.
 * @param call what tells the call from others
 */
export function useTypedTime(call: string, stored = '') {
  const { id: me } = useSignedInUser()
  const draft = useDraft<string>(me, `call:${call}`)
  const [typed, setTyped] = useState(() => draft.read() ?? stored)
  return {
    typed,
    change(time: string) {
      setTyped(time)
      draft.save(time)
    },
    forget: draft.clear,
  }
}
