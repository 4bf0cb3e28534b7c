import { GraphiQL } from 'graphiql'
import { useMemo, useState } from 'react'
import { type Identity, requestHeaders } from './identity'

const NOBODY: Identity = { secret: '', role: '', userId: '' }
/** Debounces typing a role, which would otherwise fetch the schema on every keystroke. */
const SETTLE_MS = 500

/** GraphiQL with the identity chosen in the bar at the top; the secret stays in the page's memory. */
export function Console() {
  const [identity, setIdentity] = useState(NOBODY)
  const fetcher = useMemo(() => createFetcher(identity), [identity])
  return (
    <div className="console">
      <IdentityBar onChange={setIdentity} />
      <div className="console-editor">
        {/* Another identity has another schema, which GraphiQL only loads on mount. */}
        <GraphiQL key={JSON.stringify(identity)} fetcher={fetcher} />
      </div>
    </div>
  )
}

function IdentityBar({ onChange }: { onChange: (identity: Identity) => void }) {
  const [typed, setTyped] = useState(NOBODY)
  const [timer, setTimer] = useState<number>()
  const change = (part: Partial<Identity>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    window.clearTimeout(timer)
    setTimer(window.setTimeout(() => onChange(next), SETTLE_MS))
  }
  return (
    <form className="console-identity" onSubmit={(event) => event.preventDefault()}>
      <label>
        Admin secret
        <input
          type="password"
          autoComplete="off"
          value={typed.secret}
          onChange={(event) => change({ secret: event.target.value })}
        />
      </label>
      <label>
        Role
        <input
          placeholder="admin"
          autoComplete="off"
          value={typed.role}
          onChange={(event) => change({ role: event.target.value })}
        />
      </label>
      <label>
        X-Hasura-User-Id
        <input autoComplete="off" value={typed.userId} onChange={(event) => change({ userId: event.target.value })} />
      </label>
      <p>
        {typed.secret
          ? `Asking as ${typed.role || 'admin'}`
          : 'Without the secret, the engine takes you for a visitor.'}
      </p>
    </form>
  )
}

function createFetcher(identity: Identity) {
  return async (request: object, options?: { headers?: Record<string, string> }) => {
    const response = await fetch('/v1/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...options?.headers, ...requestHeaders(identity) },
      body: JSON.stringify(request),
    })
    return response.json()
  }
}
