import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { contentCard } from '#testing/doubles/content-card.js'
import { type Network, refusal } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const LOGIN_URL = 'https://accounts.google.com/o/oauth2/v2/auth?state=s1'
const DOCUMENT = { id: 'doc_1', url: 'https://docs.google.com/document/d/doc_1/edit' }
const FAILED = 'Error creating file. Check console for details.'
const CONNECTED = { isOffered: true, isConnected: true, expiresAt: '2026-11-27T04:00:00Z' }
const APART = { isOffered: true, isConnected: false, expiresAt: null }
const response = {
  response_text: 'Call twenty customers.',
  ...{ media_transcript_formatted: null, ai_generated_summary: null, is_ai_summary_generated: false },
  ...{ resource_url: null, domains: [] },
}

interface Opened {
  setting?: string | null
  connection?: () => typeof CONNECTED | typeof APART
  authorId?: string
  rest?: Network['rest']
}

/** The page of an insight of one's own. */
function openOwn({ setting = 'true', connection = () => CONNECTED, authorId = expertUser.userId, rest }: Opened = {}) {
  const item = { ...contentCard({ title: 'Ask for the noun', author_id: authorId }), insight: null, response }
  return renderRoute(`/dashboard/insight_detail/${item.id}`, {
    user: expertUser,
    graphql: {
      Insight: () => ({ content_cards: [{ ...item, recordings: [] }] }),
      OwnReactions: () => ({ content_votes: [], content_saves: [] }),
      DriveSetting: () => ({ system_configurations: setting === null ? [] : [{ value: setting }] }),
    },
    rest: {
      'POST /api/insight/view': () => ({ isCounted: false }),
      'GET /api/google/connection': connection,
      'POST /api/google/login': () => ({ url: LOGIN_URL }),
      ...rest,
    },
  })
}

const SAVE = 'Save to Google Drive: Ask for the noun'
const openDialog = async (user: ReturnType<typeof openOwn>['user']) => {
  await user.click(await screen.findByRole('button', { name: SAVE }))
  return within(await screen.findByRole('dialog'))
}

const open = vi.fn<typeof window.open>()
const logged = vi.fn()
beforeEach(() => {
  open.mockReset().mockReturnValue(window)
  logged.mockReset()
  vi.spyOn(window, 'open').mockImplementation(open)
  vi.spyOn(window, 'close').mockImplementation(() => undefined)
})

describe('whether it is offered', () => {
  it.each<[string, Opened]>([
    ['the configuration says false', { setting: 'false' }],
    ['the configuration says TRUE', { setting: 'TRUE' }],
    ['the configuration says nothing', { setting: null }],
    ['the operator has no client', { connection: () => ({ ...APART, isOffered: false }) }],
    ['it is somebody else’s', { authorId: '00000000-0000-4000-8000-0000000000ff' }],
  ])('[HUB-39, KUP-08] isn’t where %s', async (_, opened) => {
    const { sent } = openOwn(opened)
    await screen.findByText('Call twenty customers.')
    const asks = opened.authorId ? 'OwnReactions' : opened.connection ? 'GET /api/google/connection' : 'DriveSetting'
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain(asks))
    expect(screen.queryByRole('button', { name: SAVE })).toBeNull()
    if (!opened.connection) expect(sent.map(({ name }) => name)).not.toContain('GET /api/google/connection')
  })

  it('[KBASE-34, KUP-19] is asked by the name of the setting, and stands with what one wrote', async () => {
    const item = {
      ...{ id: '00000000-0000-4000-8000-0000000000b1', kind: 'insight', status: 'pending' },
      ...{ created_at: '2026-11-19T10:00:00Z', retired_at: null, upvote_count: 0, view_count: 0, topic_id: 'x' },
      ...{ master_topic: { topic_name: 'Pricing' }, insight: null, question_id: 'q', recordings: [] },
      question: { question: 'How do we price a seat?' },
      response: { ai_generated_title: null, rejected_reason: null, asks_changes: false },
    }
    const { sent } = renderRoute('/insights?view=yours', {
      user: expertUser,
      graphql: {
        OwnItems: () => ({ content_items: [item] }),
        DriveSetting: () => ({ system_configurations: [{ value: 'true' }] }),
      },
      rest: { 'GET /api/google/connection': () => APART },
    })
    expect(await screen.findByRole('button', { name: 'Save to Google Drive: How do we price a seat?' })).toBeVisible()
    expect(sent.find(({ name }) => name === 'DriveSetting')?.input).toEqual({ config: 'SHOW_GOOGLE_DRIVE_UPLOAD' })
  })
})

describe('the login', () => {
  it('[IERR-16] comes first, in a window of its own; whoever comes back goes on', async () => {
    let connection: typeof CONNECTED | typeof APART = APART
    const { user } = openOwn({ connection: () => connection })
    const dialog = await openDialog(user)
    expect(dialog.getByText('Please login first')).toBeVisible()
    const button = dialog.getByRole('button', { name: 'Log in to Google' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expectNoAxeViolations(document.body)
    await user.click(button)
    expect(open).toHaveBeenCalledExactlyOnceWith(LOGIN_URL, 'google-login', expect.stringContaining('popup'))
    expect(await dialog.findByText('Finish in the other window')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Open it again' })).toBeVisible()
    // it was closed without a word: nothing has changed, and it can be opened again
    act(() => void window.dispatchEvent(new Event('focus')))
    await user.click(dialog.getByRole('button', { name: 'Open it again' }))
    expect(open).toHaveBeenCalledTimes(2)
    connection = CONNECTED
    act(() => void window.dispatchEvent(new Event('focus')))
    // the button is the same one, so that the keyboard keeps its place
    expect(await dialog.findByRole('button', { name: 'Save' })).toHaveFocus()
    expect(dialog.queryByText('Please login first')).toBeNull()
    expect(await dialog.findByText('You’re logged in to Google')).toHaveRole('status')
  })

  it('[IERR-16] is a link where the browser blocks the window', async () => {
    open.mockReturnValue(null)
    let connection: typeof CONNECTED | typeof APART = APART
    const { user } = openOwn({ connection: () => connection })
    const dialog = await openDialog(user)
    const button = dialog.getByRole('button', { name: 'Log in to Google' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await user.click(button)
    expect(await dialog.findByText('Your browser blocked the window')).toBeVisible()
    const link = dialog.getByRole('link', { name: 'Log in to Google in a new tab' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([LOGIN_URL, 'noopener'])
    expect(dialog.getByText(/Or allow pop-ups from this site/)).toBeVisible()
    act(() => link.focus())
    connection = CONNECTED
    act(() => void window.dispatchEvent(new Event('focus')))
    const save = await dialog.findByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).toHaveFocus())
  })

  it('that can’t be prepared says so, and can be tried again', async () => {
    let isDown = true
    const { user } = openOwn({
      connection: () => APART,
      rest: {
        'POST /api/google/login': () => {
          if (isDown) throw refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Wait a while and try again.')
          return { url: LOGIN_URL }
        },
      },
    })
    const dialog = await openDialog(user)
    expect(await dialog.findByText('Too many attempts. Wait a while and try again.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Log in to Google' })).toBeNull()
    isDown = false
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('button', { name: 'Log in to Google' })).toHaveFocus()
  })

  it('that has run out is asked for again when one saves', async () => {
    const { user } = openOwn({
      rest: {
        'POST /api/google/documents': () => {
          throw refusal(409, 'GOOGLE_LOGIN_NEEDED', 'Please login first.')
        },
      },
    })
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Please login first')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Log in to Google' })).toHaveFocus()
  })

  it('is ended by whoever wants to', async () => {
    const { user, sent } = openOwn({ rest: { 'DELETE /api/google/connection': () => APART } })
    const dialog = await openDialog(user)
    expect(dialog.queryByText('You’re logged in to Google')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Log out of Google' }))
    expect(await dialog.findByText('Please login first')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Log in to Google' })).toHaveFocus())
    expect(sent.map(({ name }) => name)).toContain('DELETE /api/google/connection')
  })
})

describe('saving', () => {
  it('makes one document of a double click, and says where it is', async () => {
    const { user, sent } = openOwn({ rest: { 'POST /api/google/documents': () => DOCUMENT } })
    const dialog = await openDialog(user)
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    const link = await screen.findByRole('link', { name: /^Open the document/ })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([DOCUMENT.url, 'noopener'])
    await waitFor(() => expect(link).toHaveFocus())
    expect(screen.getByText('Your document is in your Google Drive.')).toBeVisible()
    expect(sent.filter(({ name }) => name === 'POST /api/google/documents')).toHaveLength(1)
    await expectNoAxeViolations(document.body)
  })

  it('[IERR-17] that fails says so and what to do, with the details in the console; again is the same press', async () => {
    vi.spyOn(console, 'error').mockImplementation(logged)
    let answers = 0
    const { user, sent } = openOwn({
      rest: {
        'POST /api/google/documents': () => {
          answers += 1
          if (answers === 1) {
            const body = {
              errorCode: 'DRIVE_FILE_FAILED',
              message: FAILED,
              advice: 'Make room there.',
              requestId: 'r-1',
            }
            return Response.json({ ...body, reason: 'full: status 403' }, { status: 502 })
          }
          if (answers === 2) throw new TypeError('offline')
          return DOCUMENT
        },
      },
    })
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Make room there.')).toBeVisible()
    expect(dialog.getByText(FAILED)).toBeVisible()
    const details = { code: 'DRIVE_FILE_FAILED', status: 502, reason: 'full: status 403', requestId: 'r-1' }
    expect(logged).toHaveBeenCalledExactlyOnceWith(FAILED, details)
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText(/^We couldn’t reach the server/)).toBeVisible()
    expect(dialog.getByText(FAILED)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /^Open the document/ })).toBeVisible()
    const clicks = sent.filter(({ name }) => name === 'POST /api/google/documents').map(({ input }) => input)
    expect(clicks).toHaveLength(3)
    expect(new Set(clicks.map((input) => JSON.stringify(input))).size).toBe(1)
  })

  it('that is refused says why', async () => {
    const { user } = openOwn({
      rest: {
        'POST /api/google/documents': () => {
          throw refusal(409, 'DRIVE_NOTHING_TO_SAVE', 'There is no text to save yet.')
        },
      },
    })
    const dialog = await openDialog(user)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('There is no text to save yet.')).toBeVisible()
    expect(dialog.queryByText(FAILED)).toBeNull()
  })
})

describe('the window that Google sends back', () => {
  const back = (query: string, rest: Network['rest'] = {}) =>
    renderRoute(`/account/google-drive${query}`, { user: expertUser, rest })

  it('hands over what Google gave it once, keeps it out of the address, and closes', async () => {
    const { sent, address, container } = back('?code=4%2Fabc&state=s1&scope=x', {
      'POST /api/google/connection': () => CONNECTED,
    })
    expect(await screen.findByText('You’re logged in to Google')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/account/google-drive'))
    const sends = sent.filter(({ name }) => name === 'POST /api/google/connection')
    expect(sends.map(({ input }) => input)).toEqual([{ code: '4/abc', state: 's1' }])
    await waitFor(() => expect(window.close).toHaveBeenCalled())
    await expectNoAxeViolations(container)
  })

  it.each([
    ['?error=access_denied&state=s1', 'You didn’t give us access at Google', true],
    ['?error=server_error&state=s1', 'The login at Google didn’t work', false],
    ['', 'The login at Google didn’t work', false],
  ])('says what became of %s', async (query, words, isClosed) => {
    const { sent } = back(query)
    expect(await screen.findByText(words)).toBeVisible()
    expect(sent.map(({ name }) => name)).not.toContain('POST /api/google/connection')
    if (isClosed) await waitFor(() => expect(window.close).toHaveBeenCalled())
    else expect(window.close).not.toHaveBeenCalled()
  })

  it('stays open if the server refuses, and says why', async () => {
    back('?code=a&state=s1', {
      'POST /api/google/connection': () => {
        throw refusal(409, 'GOOGLE_LOGIN_FAILED', 'This login took too long.')
      },
    })
    expect(await screen.findByText('The login at Google didn’t work')).toBeVisible()
    expect(screen.getByText(/^This login took too long\./)).toBeVisible()
    expect(window.close).not.toHaveBeenCalled()
  })
})
