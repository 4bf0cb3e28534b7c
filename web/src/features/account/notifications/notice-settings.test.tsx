import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

const PATH = '/account/notifications'
const rows = [{ kind: 'opportunity_approved', is_email_enabled: false, is_in_app_enabled: true }]
const graphql = {
  NoticePreferences: () => ({ notification_preferences: rows }),
  SetNoticePreference: () => ({ insert_notification_preferences_one: null }),
}

describe('the settings of notices', () => {
  it('[X-05] say what each kind is for, and switch it in the app and by email', async () => {
    const { user, sent, container } = renderRoute(PATH, { user: clientUser, graphql })
    const byEmail = await screen.findByRole('switch', { name: 'Your opportunity is approved: by email' })
    const inApp = screen.getByRole('switch', { name: 'Your opportunity is approved: in the app' })
    expect(byEmail).not.toBeChecked()
    expect(inApp).toBeChecked()
    await expectNoAxeViolations(container)
    await user.click(byEmail)
    const stored = () => sent.filter(({ name }) => name === 'SetNoticePreference').map(({ input }) => input)
    await waitFor(() => expect(stored()).toEqual([{ kind: 'opportunity_approved', isByEmail: true, isInApp: true }]))
    await user.click(inApp)
    await waitFor(() =>
      expect(stored().at(-1)).toEqual({ kind: 'opportunity_approved', isByEmail: true, isInApp: false }),
    )
    expect(screen.queryByText(/match your profile/)).not.toBeInTheDocument()
  })

  it('say that notices about money and the account stay on', async () => {
    renderRoute(PATH, { user: clientUser, graphql })
    const money = await screen.findByRole('region', { name: 'Money and your account' })
    expect(within(money).queryByRole('switch')).not.toBeInTheDocument()
    expect(within(money).getAllByText('Always on')).toHaveLength(within(money).getAllByRole('listitem').length)
    expect(within(money).getByText(/Sign-in links and codes/)).toBeVisible()
  })

  it('[X-05] let experts have matches once a day, at once or not at all by email', async () => {
    const { user, sent } = renderRoute(PATH, { user: expertUser, graphql })
    const select = await screen.findByRole('combobox', { name: 'Opportunities that match your profile: by email' })
    expect(select).toHaveDisplayValue('Email once a day')
    const stored = () => sent.filter(({ name }) => name === 'SetNoticePreference').map(({ input }) => input)
    await user.selectOptions(select, 'Email at once')
    await waitFor(() =>
      expect(stored()).toEqual([
        { kind: 'opportunity_match', isByEmail: true, isInApp: true },
        { kind: 'match_digest', isByEmail: false, isInApp: true },
      ]),
    )
    await user.selectOptions(select, 'No email')
    await waitFor(() => expect(stored().at(-1)).toEqual({ kind: 'opportunity_match', isByEmail: false, isInApp: true }))
    expect(select).toHaveDisplayValue('No email')
  })

  it('turn a switch back when the server refuses', async () => {
    const broken = () => {
      throw refusal(500, 'unexpected', 'Something went wrong on our side.')
    }
    const { user } = renderRoute(PATH, { user: clientUser, graphql: { ...graphql, SetNoticePreference: broken } })
    const chat = await screen.findByRole('switch', { name: 'Somebody writes to you in a chat: by email' })
    await user.click(chat)
    expect(await screen.findByText(/Your choice wasn’t saved/)).toBeVisible()
    expect(chat).toBeChecked()
  })

  it('[X-05] store choices in the order in which they were made, and turn back only what was refused', async () => {
    const kept: Record<string, unknown>[] = []
    let refuse = (_reason: Error) => {}
    const first = new Promise<never>((_, reject) => {
      refuse = reject
    })
    let answers = 0
    const { user } = renderRoute(PATH, {
      user: clientUser,
      graphql: {
        ...graphql,
        SetNoticePreference: (input) => {
          answers += 1
          if (answers === 1) return first
          kept.push(input)
          return graphql.SetNoticePreference()
        },
      },
    })
    const chat = await screen.findByRole('switch', { name: 'Somebody writes to you in a chat: by email' })
    const post = screen.getByRole('switch', { name: 'Your opportunity is approved: by email' })
    for (const pressed of [chat, post, post, post]) await user.click(pressed)
    expect(kept).toEqual([])
    refuse(refusal(500, 'unexpected', 'Something went wrong on our side.'))
    expect(await screen.findByText(/Your choice wasn’t saved/)).toBeVisible()
    await waitFor(() => expect(kept.map(({ isByEmail }) => isByEmail)).toEqual([true, false, true]))
    await waitFor(() => expect(chat).toBeChecked())
    expect(post).toBeChecked()
    expect(screen.getAllByText(/Your choice wasn’t saved/)).toHaveLength(1)
  })

  it('show the kind that a link names', async () => {
    renderRoute(`${PATH}#new_message`, { user: clientUser, graphql })
    const row = (await screen.findByText('Somebody writes to you in a chat')).closest('li')
    expect(row).toHaveAttribute('data-sought')
  })

  it('offer to try again when they can’t be read', async () => {
    let isBroken = true
    const { user } = renderRoute(PATH, {
      user: clientUser,
      graphql: {
        ...graphql,
        NoticePreferences: () => {
          if (isBroken) throw refusal(500, 'unexpected', 'Something went wrong on our side.')
          return graphql.NoticePreferences()
        },
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await user.click(again)
    expect(await screen.findByRole('switch', { name: 'Your opportunity is approved: by email' })).not.toBeChecked()
  })
})
