import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.mjs'

/**
 * The summary shown once everything is running.
 * @param {import('../settings.mjs').Settings} settings
 * @param {{ relocatedTo: string | null | undefined, seconds: string }} facts
 * @returns {string}
 */
export function banner(settings, facts) {
  const isDemo = settings.mode === 'demo'
  const lines = [
    '',
    `  ${settings.productName} is running (${settings.mode} mode, ready in ${facts.seconds} s)`,
    '',
    `  Open      ${settings.publicUrl}`,
    ...(isDemo ? loginLines() : []),
    ...(isDemo ? [] : ['  Staff     npm run staff -- add you@example.com, once you have signed up']),
    `  Mail      ${isDemo ? `${settings.publicUrl}/admin/outbox (nothing leaves this machine)` : 'sent by SMTP_URL'}`,
    `  Console   http://127.0.0.1:${settings.ports.engine}/console (admin secret: ${settings.dataDir}/secrets.json)`,
    `  Data      ${settings.dataDir}`,
    ...(facts.relocatedTo
      ? [`            Postgres runs in ${facts.relocatedTo}, where its own user can reach it`]
      : []),
    `  Logs      ${settings.dataDir}/logs`,
    '',
    `  Stop with Ctrl-C; the data stays.${isDemo ? ' Begin anew: npm start -- --reset' : ''}`,
    '',
  ]
  return lines.join('\n')
}

function loginLines() {
  const width = Math.max(...DEMO_LOGINS.map((login) => login.email.length))
  return [
    `  Log in    password of all: ${DEMO_PASSWORD}`,
    ...DEMO_LOGINS.map((login) => `            ${login.role.padEnd(8)} ${login.email.padEnd(width)}  ${login.note}`),
  ]
}
