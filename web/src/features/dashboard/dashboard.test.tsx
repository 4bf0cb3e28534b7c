import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { contentCard } from '#testing/doubles/content-card.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { foundAnswer, openDashboard, openQuestion, questions } from './dashboard.testkit'

const SIXTY = {
  ...{ profile_complete_percent: 60, is_profile_photo_uploaded: true, is_bio_added: true },
  ...{ is_domain_skill_topic_industry: true, is_experience_added: false, is_work_added: false },
}
const REGIONS = ['Complete your profile', 'Activity', 'Income', 'Q&A’s for you'] as const
const popular = (kind: 'insight' | 'answer', many: number) =>
  Array.from({ length: many }, (_, index) => {
    const card = contentCard({ kind, title: `${kind} ${index}`, question: `Asked about ${kind} ${index}?` })
    return { item_id: card.id, card }
  })

describe('the expert’s dashboard', () => {
  it('[DASH-06, DASH-53] has the greeting and all widgets on one screen, and leads on from them', async () => {
    openDashboard({
      graphql: {
        ...questions({ toAnswer: [openQuestion(1)], forYou: [foundAnswer(2)] }),
        ExpertChecklist: () => ({ expert_details_by_pk: SIXTY }),
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: /Elena/ })).toBeVisible()
    for (const name of REGIONS) expect(await screen.findByRole('region', { name })).toBeVisible()
    // a widget may still wait for what is in it
    await waitFor(() => {
      const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
      // share insights and answer, give advice, see the income
      expect(hrefs).toContain(`/insight/create/${openQuestion(1).question_id}`)
      expect(hrefs).toContain(`/my-profile/elena-marchetti/${expertUser.userId}?parent_tab=advice`)
      expect(hrefs).toContain('/income')
    })
    await expectNoAxeViolations()
  })

  it('[DASH-02] is nothing that others are shown or that is asked for them', async () => {
    const { sent } = openDashboard({
      user: clientUser,
      graphql: {
        AiHome: () => ({ content_suggestion_structures: [], ai_conversations: [], system_configurations: [] }),
        OwnAiPreferences: () => ({ user_ai_preferences: [] }),
      },
    })
    await screen.findByRole('heading', { level: 1, name: /Nora/ })
    await screen.findByText('Nothing waits for you.')
    for (const name of REGIONS) expect(screen.queryByRole('region', { name })).toBeNull()
    expect(sent.map(({ name }) => name)).not.toContain('ExpertQuestions')
  })
})

describe('“Q&A’s for you”', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Q&A’s for you' }))

  it('[DASH-09, DASH-10, BASE-44] shows three of more, and leads to all', async () => {
    openDashboard({ graphql: questions({ forYou: [1, 2, 3, 4, 5].map((number) => foundAnswer(number)) }) })
    const shown = await card()
    expect(shown.getAllByRole('listitem')).toHaveLength(3)
    expect(shown.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/question-summary')
  })

  it('[DASH-08] is absent if there is nothing in it', async () => {
    openDashboard({ graphql: questions() })
    await screen.findByText('No questions to show yet')
    expect(screen.queryByRole('region', { name: 'Q&A’s for you' })).toBeNull()
  })

  it('[DASH-46] is absent for somebody without topics, and shows nothing twice', async () => {
    const page = openDashboard({
      graphql: questions({ forYou: [foundAnswer(1)], expert_details_by_pk: { topics: [] } }),
    })
    await screen.findByText('No questions to show yet')
    expect(screen.queryByText('Found question 1?')).toBeNull()
    page.unmount()
    openDashboard({
      graphql: questions({ toAnswer: [openQuestion(1)], forYou: [foundAnswer(1), foundAnswer(2), foundAnswer(2)] }),
    })
    expect((await card()).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('Found question 2?')).toBeVisible()
  })

  it('[DASH-47, GD-13] offers to answer only what the server says can be answered, and never to ask', async () => {
    openDashboard({ graphql: questions({ forYou: [foundAnswer(1, true), foundAnswer(2)] }) })
    const links = (await card()).getAllByRole('link', { name: /^Share your insight/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/insight/create/${openQuestion(1).question_id}`])
    expect(screen.queryByRole('link', { name: /Ask a question/ })).toBeNull()
  })
})

describe('popular lists', () => {
  it('[DASH-35, BASE-44] show at most three entries each, of insights and of answers', async () => {
    openDashboard({
      graphql: { PopularContent: () => ({ insights: popular('insight', 4), answers: popular('answer', 2) }) },
    })
    const insights = within(await screen.findByRole('region', { name: 'Popular insights' }))
    expect(insights.getAllByRole('listitem')).toHaveLength(3)
    expect(insights.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/insights?sort=view_count')
    const answers = within(screen.getByRole('region', { name: 'Popular answers' }))
    expect(answers.getByRole('link', { name: 'Asked about answer 1?' })).toBeVisible()
    await expectNoAxeViolations()
  })

  it('say that they failed, and can be tried again', async () => {
    let isDown = true
    const { user } = openDashboard({
      graphql: {
        PopularContent: () => {
          if (isDown) throw refusal(500, 'INTERNAL', 'Something broke.')
          return { insights: popular('insight', 1), answers: [] }
        },
      },
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await user.click(retry)
    expect(await screen.findByRole('region', { name: 'Popular insights' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Popular answers' })).toBeNull()
  })
})
