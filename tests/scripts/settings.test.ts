import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPOSITORY, temporaryFolder } from '#tests/environment.js'

/** Runs the start with only these settings; each case is rejected before anything is touched. */
function start(env: Record<string, string>, words: string[] = []) {
  const result = spawnSync(process.execPath, [path.join(REPOSITORY, 'scripts/start.mjs'), ...words], {
    env: { PATH: '/usr/bin:/bin', ...env },
    encoding: 'utf8',
  })
  return { code: result.status, said: result.stdout + result.stderr }
}

describe('npm start', () => {
  it('[X-54] goes live with PUBLIC_URL and then requires SMTP', () => {
    const { code, said } = start({ PUBLIC_URL: 'https://sagework.example' })
    expect(code).toBe(1)
    expect(said).toContain('SMTP_URL is missing')
  })

  it('[X-54] treats a non-loopback host as live', () => {
    expect(start({ HOST: '0.0.0.0' }).said).toContain('PUBLIC_URL is missing')
  })

  it('[X-54] takes no live key of Stripe in a demo', () => {
    const { code, said } = start({ STRIPE_SECRET_KEY: 'sk_live_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_hidden' })
    expect(code).toBe(1)
    expect(said).toContain('STRIPE_SECRET_KEY is a live key')
    expect(said).not.toContain('hidden')
  })

  it('reports all errors at once, and never shows a possibly secret value', () => {
    const { said } = start({ PUBLIC_URL: 'sagework.example', SMTP_URL: 'smtp://user:hidden@mail.example' })
    expect(said).toContain('PUBLIC_URL must begin with')
    expect(said).toContain('MAIL_FROM is missing')
    expect(said).not.toContain('hidden')
  })

  it.each([
    [{ PUBLIC_URL: 'https://sagework.example/app' }, 'must be the bare address https://sagework.example'],
    [{ PUBLIC_URL: 'https://user@sagework.example' }, 'must be the bare address'],
    [{ PUBLIC_URL: 'https://[' }, 'PUBLIC_URL is no address'],
    [{ PUBLIC_URL: 'http://sagework.example' }, 'PUBLIC_URL must begin with https://'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must hold an email address'],
    [{ MAIL_FROM: 'Sagework <nobody>' }, 'MAIL_FROM must hold an email address'],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together'],
    [{ STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_CONNECT_WEBHOOK_SECRET needs STRIPE_SECRET_KEY'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true or false, not "yes"'],
  ])('[X-54] rejects %j before anything is started', (unfit, words) => {
    const fit = {
      PUBLIC_URL: 'https://sagework.example',
      SMTP_URL: 'smtps://user:hidden@mail.example:465',
      MAIL_FROM: 'Sagework <no-reply@sagework.example>',
    }
    const { code, said } = start({ ...fit, ...unfit, DATA_DIR: path.join(temporaryFolder(), 'data') })
    expect(code).toBe(1)
    expect(said).toContain(words)
    expect(said).not.toContain('hidden')
  })

  it('names the variable of an invalid port', () => {
    expect(start({ WEB_PORT: '99999' }).said).toContain('WEB_PORT must be a port number')
  })

  it('rejects unknown options and explains the known ones', () => {
    expect(start({}, ['--rest']).code).toBe(2)
    expect(start({}, ['--help'])).toMatchObject({ code: 0 })
  })
})
