// What can't wait for the application's code, nor for a request of its own: vite.config.ts writes it into the page, and the
// policy names its hash (scripts/lib/gateway/page-headers.mjs).

// Keeps a chosen theme across loads without a flash; "system" is the absence of a choice. Written by ui theme switch.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // storage is blocked: the system's own theme stands
}

// What somebody's own home consists of, which the server can't know: experts have another than everybody else.
let isPreloaded = false
const preloadHome = () => {
  if (isPreloaded) return
  isPreloaded = true
  try {
    if (!/^\/(dashboard)?$/.test(location.pathname)) return
    const homes = JSON.parse('%HOMES%')
    for (const name of homes[JSON.parse(localStorage.getItem('home-kind'))] ?? homes.any) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = `/assets/${name}.js`
      document.head.append(link)
    }
  } catch {
    // it loads when it is shown
  }
}

// Where somebody has signed in before, the token is asked for while the code loads, and before the home's: everything else
// waits for it, and a browser has six connections. The request and its lock are those of lib/request/access-token.ts, which
// takes this response instead of asking first.
try {
  if (localStorage.getItem('was-signed-in') === 'true') {
    if (navigator.locks) {
      const request = {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'sagework' },
        body: '{}',
        signal: AbortSignal.timeout(30_000),
      }
      globalThis.earlyToken = navigator.locks.request('session-token', () => {
        const response = fetch('/api/session/token', request)
        preloadHome()
        return response
      })
      // whoever takes it asks again if it failed
      globalThis.earlyToken.catch(() => undefined)
      // another tab may have the lock
      setTimeout(preloadHome, 50)
    } else preloadHome()
  }
} catch {
  // the application asks for itself
}
