import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { answeredQuestion, openDashboard, openQuestion, questions } from '../dashboard.testkit'

const PROFILE = `/my-profile/elena-marchetti/${expertUser.userId}`
const activity = async () => within(await screen.findByRole('region', { name: 'Activity' }))
const HOUR_MS = 3_600_000
const meeting = (number: number) => ({
  ...{ id: `m${number}`, title: `Call ${number}`, link: `/dashboard/opportunity_detail/o${number}` },
  startDate: new Date(Date.UTC(2099, 0, number)).toISOString(),
  endDate: new Date(Date.UTC(2099, 0, number) + HOUR_MS).toISOString(),
})

describe('the Activity widget', () => {
  it('[DASH-14, DASH-17, DASH-18, DASH-19] begins with the questions to answer, and leads to the answer of each', async () => {
    openDashboard({
      graphql: questions({ toAnswer: [1, 2, 3, 4].map(openQuestion).slice(0, 3), answered: [answeredQuestion(9)] }),
    })
    const widget = await activity()
    expect(widget.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Insights', 'My Meetings'])
    expect(widget.getByRole('tab', { name: 'Insights' })).toHaveAttribute('aria-selected', 'true')
    const links = await widget.findAllByRole('link', { name: /^Share your insight/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3].map((number) => `/insight/create/${openQuestion(number).question_id}`),
    )
    expect(widget.queryByText('Answered question 9?')).toBeNull()
    await expectNoAxeViolations()
  })

  it('[DASH-17, BASE-44] asks for three of them', async () => {
    const { sent } = openDashboard({ graphql: questions() })
    await screen.findByText('No questions to show yet')
    expect(sent.find(({ name }) => name === 'ExpertQuestions')?.input).toMatchObject({ shown: 3 })
  })

  it('[DASH-20, DASH-44, GD-07] shows what was answered if nothing waits', async () => {
    openDashboard({ graphql: questions({ answered: [answeredQuestion(1), answeredQuestion(2)] }) })
    const widget = await activity()
    expect(await widget.findByText('Answered question 1?')).toBeVisible()
    expect(widget.getByText('Answered question 2?')).toBeVisible()
    expect(widget.getAllByText(/Tom Ashworth asked\..*2 answers/)).toHaveLength(2)
    expect(widget.getAllByText('Pricing')).toHaveLength(2)
    expect(widget.queryByRole('link', { name: /^Share your insight/ })).toBeNull()
    await expectNoAxeViolations()
  })

  it('[DASH-45] shows a response by its type, and what is attached to it', async () => {
    const sections = JSON.stringify([{ heading: 'Main Strategy', text: 'Take the last 20 deals.' }])
    openDashboard({
      graphql: questions({
        answered: [
          answeredQuestion(1, { response_text: sections, resource_url: { filePath: '/f', fileTitle: 'The list' } }),
          answeredQuestion(2, {
            ...{ response_type: 'audio', media_duration: 125, response_text: null },
            ...{ media_transcript_formatted: 'First we asked.', resource_url: [{ title: 'The sheet', path: '/g' }] },
          }),
          answeredQuestion(3, { response_type: 'video', media_duration: 60, response_text: null }),
        ],
      }),
    })
    const widget = await activity()
    const [text, audio, video] = await widget.findAllByRole('link', { name: /Elena Marchetti/ })
    expect(text).toHaveTextContent(/Text.*Main Strategy.*Take the last 20 deals\..*The list/)
    expect(audio).toHaveTextContent(/Audio, 3 min.*First we asked\..*The sheet/)
    expect(video).toHaveTextContent(/Video, 1 min.*There is no transcript yet\./)
    const answer = answeredQuestion(1)
    expect(text).toHaveAttribute('href', `/dashboard/qanda_detail/${answer.insights_question?.id}/${answer.id}`)
  })

  it('[DASH-21, GD-07] leads to one’s own answers, and says what to do if there are none', async () => {
    openDashboard({ graphql: questions() })
    const widget = await activity()
    expect(await widget.findByText('No questions to show yet')).toBeVisible()
    expect(widget.getByRole('link', { name: /^See more/ })).toHaveAttribute('href', `${PROFILE}?parent_tab=qanda`)
    expect(widget.getByRole('link', { name: 'Choose your topics' })).toHaveAttribute('href', '/account/expertise')
  })

  it('[DASH-15, DASH-16, GD-78] counts what is new in each tab until it is opened', async () => {
    const counts = { achievements: 0, questions: 100, meetings: 2 }
    const { user, sent, address } = openDashboard({
      graphql: questions({ toAnswer: [openQuestion(1)] }),
      rest: {
        'GET /api/notifications/counts': ({ query }) => {
          expect(query.get('user_id')).toBe(expertUser.userId)
          return { ...counts }
        },
        'PATCH /api/notifications/seen': () => {
          counts.meetings = 0
          return {}
        },
        'GET /api/dashboard/events': () => ({ count: 4, items: [1, 2, 3, 4].map(meeting) }),
      },
    })
    const widget = await activity()
    expect(await widget.findByRole('tab', { name: /Insights 99\+/ })).toBeVisible()
    await user.click(widget.getByRole('tab', { name: /My Meetings 2/ }))
    expect(await widget.findByRole('tab', { name: 'My Meetings' })).toHaveAttribute('aria-selected', 'true')
    expect(address()).toBe('/?activity=my-meetings')
    const listed = await widget.findAllByRole('link', { name: /^Call/ })
    expect(listed.map(({ textContent }) => textContent)).toEqual(['Call 1', 'Call 2', 'Call 3'])
    expect(widget.getByRole('link', { name: 'All meetings' })).toHaveAttribute('href', '/dashboard?tab=my-meetings')
    expect(sent.find(({ name }) => name === 'PATCH /api/notifications/seen')?.input).toEqual({ activity: 'meetings' })
    expect(widget.getByRole('tab', { name: /Insights 99\+/ })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('[DASH-22, GD-08] is back at the questions of somebody without opportunities, once', async () => {
    const { user, address } = openDashboard({
      path: '/?activity=my-meetings',
      graphql: questions({ own_applications: [] }),
      rest: { 'GET /api/dashboard/events': () => ({ count: 0, items: [] }) },
    })
    const widget = await activity()
    expect(await widget.findByText('No questions to show yet')).toBeVisible()
    expect(address()).toBe('/')
    await user.click(widget.getByRole('tab', { name: 'My Meetings' }))
    expect(await widget.findByText('No meetings coming up')).toBeVisible()
    expect(address()).toBe('/?activity=my-meetings')
  })

  it('[GD-08] stays at the meetings of somebody with opportunities', async () => {
    openDashboard({
      path: '/?activity=my-meetings',
      graphql: questions(),
      rest: { 'GET /api/dashboard/events': () => ({ count: 1, items: [meeting(1)] }) },
    })
    const widget = await activity()
    expect(await widget.findByRole('link', { name: 'Call 1' })).toBeVisible()
    expect(widget.getByRole('tab', { name: 'My Meetings' })).toHaveAttribute('aria-selected', 'true')
  })

  it('[DASH-43] says so if the questions can’t be fetched, and tries again', async () => {
    let isDown = true
    const { user } = openDashboard({
      graphql: {
        ExpertQuestions: () => {
          if (isDown) throw refusal(500, 'INTERNAL', 'Something broke.')
          return questions({ toAnswer: [openQuestion(1)] }).ExpertQuestions()
        },
      },
    })
    expect(await screen.findByText('Something went wrong in fetching qanda data')).toBeVisible()
    isDown = false
    const widget = await activity()
    await user.click(widget.getByRole('button', { name: 'Try again' }))
    expect(await widget.findByText('Open question 1?')).toBeVisible()
  })

  it('keeps its badge if what was opened can’t be marked', async () => {
    const { user } = openDashboard({
      graphql: questions(),
      rest: {
        'GET /api/notifications/counts': () => ({ achievements: 0, questions: 0, meetings: 1 }),
        'PATCH /api/notifications/seen': () => {
          throw refusal(500, 'INTERNAL', 'Something broke.')
        },
        'GET /api/dashboard/events': () => ({ count: 0, items: [] }),
      },
    })
    const widget = await activity()
    await user.click(await widget.findByRole('tab', { name: /My Meetings 1/ }))
    await waitFor(() => expect(widget.getByRole('tab', { name: /My Meetings 1/ })).toBeVisible())
  })
})
