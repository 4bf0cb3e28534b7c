import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { accountPage } from '#testing/doubles/account-page.js'
import { refusal } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import { asked, begun, DRAFTS, ID, INDUSTRY_ID, openAnswer, ownQuestion, tagged, words } from './answering.testkit'

const STARTED = {
  StartResponse: () => ({ insert_insights_responses_one: { id: 'r1' }, insert_insight_response_domains: null }),
}
const SAVED = {
  SaveResponse: () => ({ update_insights_responses_by_pk: { id: 'r1' } }),
  SaveIndustries: () => ({ delete_insight_response_domains: null, insert_insight_response_domains: null }),
}
const strategy = () => screen.findByLabelText('Main Strategy')
const button = (name: string) => screen.getByRole('button', { name })

describe('answering a question in writing', () => {
  it('[BASE-06, RESP-01, RESP-16, RESP-23] begins with the answer, and keeps it as a draft under its three headings', async () => {
    const { user, sent, address } = openAnswer(asked(), [], STARTED)
    await user.type(await strategy(), 'Speak to one reader.')
    expect(screen.getByRole('heading', { level: 1, name: /Whom should our home page speak to/ })).toBeVisible()
    expect(screen.getByText('4 words')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(button('Next'))
    await user.click(button('Save as draft'))
    await waitFor(() => expect(address()).toBe(DRAFTS))
    const input = sent.find(({ name }) => name === 'StartResponse')?.input as { response: { response_text: string } }
    expect(input).toMatchObject({ response: { question_id: ID, response_type: 'text' }, domains: [] })
    expect(JSON.parse(input.response.response_text)).toMatchObject([
      { heading: 'Main Strategy', text: 'Speak to one reader.' },
      { heading: 'Critical Areas', text: '' },
      { heading: 'Real-Life Example', text: '' },
    ])
  })

  it('[GI-43, RESP-47, RESP-48] goes on with the draft that was begun, and replaces its tags', async () => {
    const text = JSON.stringify([{ heading: 'Main Strategy', text: 'Speak to' }])
    const own = begun({ response_text: text, ...tagged })
    const { user, sent } = openAnswer(asked({ answerable: [] }), [own], SAVED)
    const field = await strategy()
    expect(field).toHaveValue('Speak to')
    await user.type(field, ' one.')
    await user.click(button('Next'))
    expect(screen.getByRole('list', { name: 'Chosen industries' })).toHaveTextContent('Energy')
    await user.click(button('Save as draft'))
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'SaveIndustries')?.input).toEqual({
        id: own.id,
        domains: [{ insight_response_id: own.id, domain_id: INDUSTRY_ID }],
      }),
    )
    expect(sent.find(({ name }) => name === 'SaveResponse')?.input).toMatchObject({ id: own.id })
  })

  it('[IERR-20, IERR-21, IERR-22] says which part of a draft wasn’t saved', async () => {
    const broken = () => {
      throw refusal(500, 'INTERNAL', 'Something broke.')
    }
    const ways = [
      [{ SaveQuestion: broken }, 'Error while updating question data.'],
      [
        { SaveQuestion: () => ({ update_insights_questions: null }), SaveResponse: broken },
        'Error while submitting response data.',
      ],
      [
        { SaveQuestion: () => ({ update_insights_questions: null }), ...SAVED, SaveIndustries: broken },
        'Error while saving domains.',
      ],
    ] as const
    for (const [network, message] of ways) {
      const page = openAnswer(ownQuestion(), [begun()], network)
      await page.user.click(await screen.findByRole('button', { name: 'Next' }))
      await page.user.click(button('Save as draft'))
      expect(await screen.findByText(message)).toBeVisible()
      page.unmount()
    }
  })

  it('keeps what was typed through a failed save and a reload', async () => {
    const failing = {
      StartResponse: () => {
        throw refusal(500, 'INTERNAL', 'Something broke.')
      },
    }
    const page = openAnswer(asked(), [], failing)
    await page.user.type(await strategy(), 'Do not lose me.')
    await page.user.click(button('Next'))
    await page.user.click(button('Save as draft'))
    expect(await screen.findByText('Error while submitting response data.')).toBeVisible()
    await page.user.click(button('Back'))
    expect(await strategy()).toHaveValue('Do not lose me.')
    page.unmount()
    openAnswer()
    expect(await strategy()).toHaveValue('Do not lose me.')
  })

  it('[RESP-37, GI-33] takes nothing too long, not even as a draft', async () => {
    const { user } = openAnswer()
    await strategy()
    await user.click(screen.getByLabelText('Critical Areas'))
    await user.paste(words(501))
    expect(await screen.findByText('Text must be between 10 and 500 words')).toBeVisible()
    await user.click(button('Next'))
    expect(screen.queryByRole('button', { name: 'Save as draft' })).toBeNull()
  })

  it('[RESP-40, REC-08] is written or recorded; in writing, it says how many words of each part read best', async () => {
    openAnswer()
    await strategy()
    expect(screen.getByRole('radio', { name: /In writing/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /Record audio/ })).not.toBeChecked()
    for (const [part, guideline] of [
      ['Main Strategy', '250 to 1000 words read best.'],
      ['Critical Areas', '250 to 500 words read best.'],
      ['Real-Life Example', '250 to 1000 words read best.'],
    ] as const)
      expect(screen.getByLabelText(part)).toHaveAccessibleDescription(expect.stringContaining(guideline))
  })

  it('[QNA-31, QNA-32, GI-43] says why it can’t be answered, and leads on', async () => {
    const unmatched = openAnswer(asked({ answerable: [] }))
    expect(await screen.findByText('Oops, looks like this question was incorrectly matched to you.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to Profile' })).toBeVisible()
    unmatched.unmount()
    const answered = openAnswer(asked({ answerable: [] }), [begun({ status: 'pending' })])
    expect(await screen.findByText('You’ve already answered this question.')).toBeVisible()
    answered.unmount()
    const unknown = openAnswer(null)
    expect(await screen.findByText('There is no such question, or it isn’t public yet.')).toBeVisible()
    unknown.unmount()
    renderRoute('/insight/create/nonsense', { user: expertUser })
    expect(await screen.findByText('There is no such question, or it isn’t public yet.')).toBeVisible()
  })

  it('[RESP-44, GI-40] opens a question by its id of the older store', async () => {
    const { sent } = renderRoute(`/insight/create/${'a1'.repeat(12)}`, {
      user: expertUser,
      graphql: {
        QuestionOfOlderStore: () => ({ insights_questions: [{ id: ID }] }),
        QuestionToAnswer: () => ({ insights_questions: [{ ...asked(), insights_responses: [] }] }),
      },
    })
    expect(await strategy()).toBeVisible()
    expect(sent.find(({ name }) => name === 'QuestionToAnswer')?.input).toMatchObject({ id: ID })
  })

  it('[IERR-12] says that it couldn’t be fetched, and is for experts', async () => {
    let isDown = true
    const page = openAnswer(null, [], {
      QuestionToAnswer: () => {
        if (isDown) throw refusal(500, 'INTERNAL', 'Something broke.')
        return { insights_questions: [{ ...asked(), insights_responses: [] }] }
      },
    })
    expect(await screen.findByText('Something went wrong in fetching the question data')).toBeVisible()
    isDown = false
    await page.user.click(button('Try again'))
    expect(await strategy()).toBeVisible()
    page.unmount()
    const { address } = renderRoute(`/insight/create/${ID}`, { user: clientUser, ...accountPage })
    expect(await screen.findByLabelText('Headline (optional)')).toBeVisible()
    expect(address()).toBe('/account')
  })
})

describe('industries', () => {
  it('[RESP-42, RESP-43, GI-39] eight are suggested, others are found by typing, and new ones are added', async () => {
    const { user } = openAnswer()
    await strategy()
    await user.click(button('Next'))
    const suggested = await screen.findByRole('list', { name: 'Suggested industries' })
    expect(within(suggested).getAllByRole('button')).toHaveLength(8)
    await user.click(within(suggested).getByRole('button', { name: 'Industry 0' }))
    expect(
      within(suggested)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toContain('Industry 8')
    const field = screen.getByLabelText('Find an industry, or add your own')
    const add = button('Add')
    expect(add).toBeDisabled()
    for (const tag of ['ab', 'industry 0', 'INDUSTRY 3']) {
      await user.clear(field)
      await user.type(field, tag)
      expect(add).toBeDisabled()
    }
    await user.clear(field)
    await user.type(field, 'Tidal power')
    await user.click(add)
    expect(screen.getByRole('list', { name: 'Chosen industries' })).toHaveTextContent('Tidal power')
    await user.type(field, 'ener')
    await user.click(await screen.findByRole('button', { name: 'Energy' }))
    expect(screen.getByRole('list', { name: 'Chosen industries' })).toHaveTextContent('Energy')
    await user.click(button('Remove Tidal power'))
    expect(screen.getByRole('list', { name: 'Chosen industries' })).not.toHaveTextContent('Tidal power')
  })
})
