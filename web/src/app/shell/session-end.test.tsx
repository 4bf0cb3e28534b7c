import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeStored } from '#lib/browser/storage.js'
import type { WireUser } from '#lib/session-user.js'
import { expectNoAxeViolations } from '#testing/axe.js'
import { onTestEnd } from '#testing/environment.js'
import { refusal } from '#testing/network.js'
import { clientUser } from '#testing/personas.js'
import { type RouteResult, renderRoute, tokenFor } from '#testing/render-route.js'

const CONVERSATION = '30000000-0000-4000-8000-000000000001'
const conversation = { conversation_id: CONVERSATION, title: 'When do people buy heaters?', messages: [] }
const LAYOUT = ['CreditBalance', 'CreditChanges', 'OwnPlan', 'UnseenNotices']

const unreachable = () => {
  throw refusal(500, 'INTERNAL', 'Something went wrong.')
}

/** What the landing page asks for; it depends on how long one stays there. */
const LANDING = { LeadingExperts: unreachable, PlanFees: unreachable, LatestContent: unreachable }

/** As when somebody signs out in another tab, once the page has loaded. */
async function endElsewhere({ sent }: RouteResult) {
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(expect.arrayContaining(LAYOUT)))
  const otherTab = new BroadcastChannel('session-token')
  onTestEnd(() => otherTab.close())
  otherTab.postMessage(null)
}

describe('a session that ends without the user’s doing', () => {
  it('[X-11] leads from one’s home to the login page and back, with what was open there', async () => {
    const choices = {
      AiPreferenceChoices: () => ({ master_domains_aggregate: { nodes: [] }, system_configurations: [] }),
    }
    const opened = renderRoute('/?edit=preferences', { user: clientUser, graphql: choices })
    await screen.findByRole('dialog', { name: 'My Preference' })
    await endElsewhere(opened)
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible()
    expect(opened.address()).toBe('/login?next=%2F%3Fedit%3Dpreferences')
  })

  it('[X-11] is said, too, to who finds it ended on a reload, where visitors would be asked to sign up', async () => {
    writeStored('was-signed-in', true)
    const { address } = renderRoute('/fractional-creator')
    expect(await screen.findByText('Your session has ended. Log in to carry on; what you typed is kept.')).toBeVisible()
    expect(address()).toBe('/login?next=%2Ffractional-creator')
  })

  it('[X-11] leads back to the page that was left, also by way of the landing page', async () => {
    let here: WireUser | null = clientUser
    const opened = renderRoute(`/conversation/${CONVERSATION}`, {
      user: () => here,
      graphql: { AiConversation: () => ({ ai_conversations_by_pk: conversation }), ...LANDING },
      rest: {
        'POST /api/auth/sign-in/email': () => {
          here = clientUser
          return {}
        },
      },
    })
    await opened.user.type(await screen.findByLabelText('Your next question'), 'And in winter?')
    here = null
    await endElsewhere(opened)
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible()
    const wayBack = `/login?next=%2Fconversation%2F${CONVERSATION}`
    expect(opened.address()).toBe(wayBack)
    // until the login page is there, the one that was left still has its header
    await screen.findByLabelText('Email')
    await opened.user.click(screen.getByRole('link', { name: 'Sagework, home' }))
    expect(opened.address()).toBe('/')
    await opened.user.click(await screen.findByRole('link', { name: 'Log in to carry on' }))
    expect(opened.address()).toBe(wayBack)
    await opened.user.type(screen.getByLabelText('Email'), 'nora@example.com')
    await opened.user.type(screen.getByLabelText('Password'), 'a long enough one')
    await opened.user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByLabelText('Your next question')).toHaveValue('And in winter?')
    expect(opened.address()).toBe(`/conversation/${CONVERSATION}`)
  })

  it('[X-11] leads nobody to a page that was left before somebody logged in in another tab', async () => {
    let here: WireUser | null = clientUser
    const opened = renderRoute(`/conversation/${CONVERSATION}`, {
      user: () => here,
      graphql: { AiConversation: () => ({ ai_conversations_by_pk: conversation }), ...LANDING },
    })
    await screen.findByLabelText('Your next question')
    here = null
    await endElsewhere(opened)
    await screen.findByText(/^Your session has ended/)
    await screen.findByLabelText('Email')
    await opened.user.click(screen.getByRole('link', { name: 'Sagework, home' }))
    await screen.findByRole('link', { name: 'Log in to carry on' })
    const otherTab = new BroadcastChannel('session-token')
    onTestEnd(() => otherTab.close())
    otherTab.postMessage(tokenFor(clientUser))
    await screen.findByRole('button', { name: /^Account of/ })
    otherTab.postMessage(null)
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible()
    expect(opened.address()).toBe('/login?next=%2F')
  })

  it('[X-11] says so on pages that visitors may read too, and leads back to them', async () => {
    const opened = renderRoute('/no/such/page?edit=bio', { user: clientUser })
    await screen.findByRole('button', { name: /^Account of/ })
    await endElsewhere(opened)
    const strip = await screen.findByText('Your session has ended. What you typed is kept.')
    expect(opened.address()).toBe('/no/such/page?edit=bio')
    await expectNoAxeViolations()
    const { parentElement: line } = strip
    await opened.user.click(within(line as HTMLElement).getByRole('link', { name: 'Log in to carry on' }))
    expect(opened.address()).toBe('/login?next=%2Fno%2Fsuch%2Fpage%3Fedit%3Dbio')
  })

  it('tells visitors nothing', async () => {
    renderRoute('/no/such/page')
    await screen.findByText('There is no page at this address')
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
  })
})
