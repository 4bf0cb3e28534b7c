import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import {
  asked,
  begun,
  inputOf,
  openAnswer,
  openEdit,
  ownQuestion,
  PENDING,
  QUESTION,
  READ,
  SUBMITTED,
  tagged,
  wholeText,
  words,
} from './answering.testkit'

const LEAVE = 'Leaving this page will discard your progress. Continue?'
const button = (name: string) => screen.getByRole('button', { name })

describe('a new insight', () => {
  const open = (graphql = {}) =>
    renderRoute('/insight/create', { user: expertUser, graphql: { ...READ, ...SUBMITTED, ...graphql } })

  it('[RESP-03, RESP-04, RESP-05, RESP-22] goes from topic to question to answer to the three choices', async () => {
    const { user, sent, address } = open()
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Min 1 topic')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /Positioning/ }))
    await user.click(button('Next'))
    const question = await screen.findByLabelText('Which question do you answer?')
    await user.type(question, 'Too short')
    await user.click(button('Next'))
    expect(await screen.findByText('Question must be min 50 characters')).toBeVisible()
    await user.clear(question)
    await user.paste(QUESTION)
    await user.click(button('Next'))
    expect(await screen.findByRole('radio', { name: /In writing/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /Record audio/ })).toBeVisible()
    for (const part of ['Main Strategy', 'Critical Areas', 'Real-Life Example']) {
      await user.click(screen.getByLabelText(part))
      await user.paste(words(12))
    }
    await user.click(button('Next'))
    for (const choice of ['Submit for approval', 'Save as draft', 'Cancel']) expect(button(choice)).toBeEnabled()
    await expectNoAxeViolations()
    await user.click(button('Submit for approval'))
    // nothing is sent while an error shows (RESP-39)
    expect(await screen.findByText('Provide min 1 industry')).toBeVisible()
    expect(inputOf(sent, 'SubmitResponse')).toBeUndefined()
    await user.click(await screen.findByRole('button', { name: 'Industry 0' }))
    await user.click(button('Submit for approval'))
    await waitFor(() => expect(address()).toBe(PENDING))
    expect(inputOf(sent, 'SubmitResponse')).toMatchObject({
      response: {
        insightQuestion: QUESTION,
        topicId: expect.any(String),
        responseType: 'text',
        strategyTxt: words(12),
      },
    })
    expect(screen.getByText('Thank you! Your insight has been submitted.')).toBeVisible()
  })

  it('[RESP-06, GI-27, GI-33] asks before it is left, and keeps what was typed over a reload', async () => {
    const page = open()
    await page.user.click(await screen.findByRole('radio', { name: /Positioning/ }))
    await page.user.click(button('Next'))
    await page.user.type(await screen.findByLabelText('Which question do you answer?'), 'Whom should')
    page.unmount()
    const { user, address } = open()
    expect(await screen.findByLabelText('Which question do you answer?')).toHaveValue('Whom should')
    await user.click(button('Cancel'))
    expect(await screen.findByText(LEAVE)).toBeVisible()
    await user.click(button('Stay'))
    await waitFor(() => expect(screen.queryByText(LEAVE)).toBeNull())
    expect(screen.getByLabelText('Which question do you answer?')).toHaveValue('Whom should')
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Insights' }))
    expect(await screen.findByText(LEAVE)).toBeVisible()
    expect(address()).toBe('/insight/create')
    await user.click(button('Leave'))
    await waitFor(() => expect(address()).not.toBe('/insight/create'))
  })

  it('[GI-27] leaves at once if nothing was typed', async () => {
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toBe('/insights'))
  })

  it('[RESP-07] leads to the profile if it has no topics', async () => {
    open({ OwnTopics: () => ({ expert_details_by_pk: { topics: [] }, topic_suggestions: [] }) })
    expect(await screen.findByRole('link', { name: 'Choose topics' })).toHaveAttribute('href', '/account/expertise')
  })
})

describe('what was begun or refused', () => {
  it('[RESP-02, RESP-19, RESP-20, RESP-21] a rejected one says so and why, and is submitted again', async () => {
    const own = begun({ status: 'rejected', response_text: wholeText, ...tagged })
    const { user, sent, address } = openEdit(ownQuestion(), own, SUBMITTED)
    expect(await screen.findByText('Rejected')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'View Reason' }))
    expect(await screen.findByText('Reason not provided')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Reason not provided')).toBeNull())
    expect(await screen.findByLabelText('Main Strategy')).toHaveValue(words(12))
    await user.click(button('Next'))
    await user.click(button('Submit for approval'))
    await waitFor(() => expect(address()).toBe(PENDING))
    expect(inputOf(sent, 'SubmitResponse')).toMatchObject({ id: own.id, questionId: own.question_id })
  })

  it('[RESP-17, RESP-21] leads to the list of what waits, although the page would now say that it was sent', async () => {
    const own = begun({ response_text: wholeText, ...tagged })
    let status = 'draft'
    const { user, address } = openEdit(ownQuestion(), own, {
      ResponseToEdit: () => ({ insights_questions: [{ ...ownQuestion(), insights_responses: [{ ...own, status }] }] }),
      SubmitResponse: () => {
        status = 'pending'
        return { submitResponse: { id: own.id, questionId: own.question_id, status } }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(button('Submit for approval'))
    await waitFor(() => expect(address()).toBe(PENDING))
    expect(screen.getByText('Thank you! Your insight has been submitted.')).toBeVisible()
  })

  it('[GI-33] is deleted after asking', async () => {
    const { user, sent } = openEdit(ownQuestion(), begun(), {
      RemoveResponse: () => ({ removeResponse: { id: 'r1' } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Delete draft' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(inputOf(sent, 'RemoveResponse')).toEqual({ id: begun().id }))
  })

  it('[GI-33] is called what it is: an answer to somebody else’s question, or an insight', async () => {
    const own = begun({ status: 'rejected', response_text: wholeText, ...tagged })
    const answer = openEdit(asked(), own)
    await answer.user.click(await screen.findByRole('button', { name: 'Delete answer' }))
    expect(await screen.findByRole('dialog', { name: 'Delete this answer?' })).toBeVisible()
    answer.unmount()
    openEdit(ownQuestion(), own)
    expect(await screen.findByRole('button', { name: 'Delete insight' })).toBeVisible()
  })

  it('[RESP-39] what an earlier step lacks is said at the last, with the way there', async () => {
    const { user, sent } = openAnswer(asked(), [begun(tagged)], SUBMITTED)
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    expect(screen.getByText('Main Strategy: Text is required')).toBeVisible()
    await user.click(button('Submit for approval'))
    expect(inputOf(sent, 'SubmitResponse')).toBeUndefined()
    await user.click(button('Go to Answer'))
    expect(await screen.findAllByText('Text is required')).toHaveLength(3)
  })

  it('[RESP-24, RESP-25, RESP-26, RESP-28] texts that are too long and a missing title stand at their fields', async () => {
    const own = begun({
      response_text: wholeText,
      ...tagged,
      resource_url: { filePath: '/api/insight/assets/a', fileTitle: 'Plan' },
    })
    const { user } = openAnswer(asked(), [own], SUBMITTED)
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    fireEvent.change(screen.getByLabelText('Brief (optional)'), { target: { value: 'x'.repeat(5001) } })
    expect(await screen.findByText('Brief must be up to 5000 characters')).toBeVisible()
    const title = screen.getByLabelText('Title of the artefact')
    await user.clear(title)
    await user.tab()
    expect(await screen.findByText('Title is required for the artefact')).toBeVisible()
    await user.type(title, 'ab')
    expect(await screen.findByText('Artefact title must be min of 3 characters')).toBeVisible()
    fireEvent.change(title, { target: { value: 'x'.repeat(51) } })
    expect(await screen.findByText('Artefact title must be up to 50 characters')).toBeVisible()
  })

  it('shows what the server refuses at its field', async () => {
    const own = begun({ response_text: wholeText, ...tagged })
    const { user } = openAnswer(asked(), [own], {
      SubmitResponse: () => {
        throw refusal(400, 'VALIDATION_FAILED', 'Check this.', [
          { field: 'domains', message: 'One of these industries is no longer available' },
        ])
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(button('Submit for approval'))
    expect(await screen.findByText('One of these industries is no longer available')).toBeVisible()
  })
})

describe('the editor of AI training', () => {
  it('[EDIT-01, EDIT-11, EDIT-13] is the same form, with suggestions, and says how long it is to read', async () => {
    const { user } = renderRoute('/knowledge/ai-training/create', {
      user: expertUser,
      graphql: {
        ...READ,
        ContentSuggestions: ({ category, subcategory }) => ({
          content_suggestion_structures:
            category === 'Brand & Positioning' && subcategory === 'Positioning'
              ? [
                  {
                    ...{ id: 's1', category, subcategory, vertical: null, question: QUESTION },
                    ...{ part_1: 'Say whom you chose, and why.', part_2: null, part_3: null },
                    ...{ subsequent_solution: null, supportive_documents: null, domain_tags: null, open_tags: null },
                  },
                ]
              : [],
        }),
      },
    })
    await user.click(await screen.findByRole('radio', { name: /Positioning/ }))
    await user.click(button('Next'))
    await user.click(await screen.findByRole('button', { name: /^Use/ }))
    expect(screen.getByLabelText('Which question do you answer?')).toHaveValue(QUESTION)
    await user.click(button('Next'))
    const strategy = await screen.findByLabelText('Main Strategy')
    expect(strategy).toHaveAccessibleDescription(expect.stringContaining('Say whom you chose, and why.'))
    await user.click(strategy)
    await user.paste(words(111))
    expect(screen.getByText(/111 words in all, 2 minutes to read/)).toBeVisible()
    await expectNoAxeViolations()
  })

  it('[EDIT-02] leads to the list of what one has taught the AI, with thanks', async () => {
    const own = begun({ response_text: wholeText, ...tagged })
    const read = { ...SUBMITTED, OwnResponses: () => ({ content_items: [] }) }
    const { user, address } = openEdit(ownQuestion(), own, read, '/knowledge/ai-training/edit')
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(button('Submit for approval'))
    await waitFor(() => expect(address()).toBe('/knowledge/hub?tab=ai_training'))
    expect(await screen.findByText('Thank you! Your insight has been submitted.')).toBeVisible()
  })

  it.each(['/insight/edit', '/knowledge/ai-training/edit'])(
    '[IERR-15, GI-97] a response that can’t be fetched at %s is said, and leads to one’s own',
    async (path) => {
      const failing = {
        ResponseToEdit: () => {
          throw refusal(500, 'INTERNAL', 'Something broke.')
        },
        OwnResponses: () => ({ content_items: [] }),
      }
      const { address } = openEdit(ownQuestion(), begun(), failing, path)
      expect(await screen.findByText('Something went wrong in fetching the response data')).toBeVisible()
      await waitFor(() => expect(address()).toBe('/knowledge/hub?tab=ai_training'))
      expect(screen.getAllByText('Something went wrong in fetching the response data')).toHaveLength(1)
    },
  )

  it('[IERR-19] says in a toast that it wasn’t submitted', async () => {
    const own = begun({ response_text: wholeText, ...tagged })
    const failing = {
      SubmitResponse: () => {
        throw refusal(500, 'INTERNAL', 'Something broke.')
      },
    }
    const { user } = openEdit(ownQuestion(), own, failing, '/knowledge/ai-training/edit')
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(button('Submit for approval'))
    expect(await screen.findByText('Something went while submitting the response.')).toBeVisible()
  })
})
