// What can't wait for the application's code. A file, because the policy forbids inline scripts.

// Keeps a chosen theme across loads without a flash; "system" is the absence of a choice. Written by ui theme switch.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // storage is blocked: the system's own theme stands
}

// Where somebody has signed in before, the token is asked for while the code loads. The request and its lock are those of
// lib/request/access-token.ts, which takes this response instead of asking first.
try {
  if (localStorage.getItem('was-signed-in') === 'true' && navigator.locks) {
    const request = {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'sagework' },
      body: '{}',
      signal: AbortSignal.timeout(30_000),
    }
    globalThis.earlyToken = navigator.locks.request('session-token', () => fetch('/api/session/token', request))
    // whoever takes it asks again if it failed
    globalThis.earlyToken.catch(() => undefined)
  }
} catch {
  // the application asks for itself
}
