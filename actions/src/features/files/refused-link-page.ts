import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import type { AppError } from '#platform/errors.js'

const STYLE = `:root{color-scheme:light dark;background:light-dark(#fbfaf7,#121513);color:light-dark(#1b1f1d,#ecefea);font:16px/1.6 system-ui,sans-serif}
body{max-width:44ch;margin:15vh auto;padding:0 16px}
h1{font-size:1.375rem;line-height:1.4}
p{color:light-dark(#5a625d,#a3aba5)}
a{color:light-dark(#22664a,#7cc6a0)}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Whether the response is shown in a browser tab rather than read by a script. */
export function isOpenedInTab(request: Request): boolean {
  return request.get('Sec-Fetch-Dest') === 'document'
}

/** Explains in the tab why the file can't be opened and what to do. A page of the web client would need its session. */
export function sendRefusedLinkPage(response: Response, error: AppError): void {
  response
    .status(error.status)
    .set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none';style-src 'sha256-${STYLE_HASH}';frame-ancestors 'none'`,
    })
    .type('html')
    .send(PAGE)
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This file can’t be opened</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>This file can’t be opened</h1>
<p>The link has expired, or whoever opened it has signed out since. Open the page that lists the file again for a new one.</p>
<p><a href="/">Go to the start page</a></p>
</main>
</body>
</html>
`
