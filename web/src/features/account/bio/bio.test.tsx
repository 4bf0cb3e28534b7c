import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { plainToRichText, type RawContent, richTextToPlain } from '#contract/rich-text/raw-content.js'
import { profileAnswers as graphql } from '#testing/expert-profile-fixtures.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

/** Serves `words` as the stored bio, which the test changes as another device would. */
function open(words: { stored: string }) {
  const sentBios: string[] = []
  const route = renderRoute('/account/expertise', {
    user: expertUser,
    graphql: {
      ...graphql,
      OwnBio: () => ({
        expert_details_by_pk: { bio: words.stored, bio_rich_text: plainToRichText(words.stored) },
      }),
      SaveProfileBio: ({ bio }) => {
        words.stored = richTextToPlain(bio as RawContent)
        sentBios.push(words.stored)
        return { saveProfileBio: { userId: expertUser.userId, profileCompletePercent: 40 } }
      },
    },
  })
  return { ...route, sentBios }
}

const bioForm = async () => within(await screen.findByRole('form', { name: 'Bio' }))
/** Types at the end of the text as the editor sees it. */
function type(line: HTMLElement, words: string) {
  line.textContent += words
  line.dispatchEvent(new InputEvent('input', { bubbles: true, data: words, inputType: 'insertText' }))
}

describe('the bio', () => {
  it('shows in its editor what another device has saved meanwhile, so that nobody writes over it', async () => {
    const words = { stored: 'Pricing for young companies' }
    const { user, sentBios } = open(words)
    const form = await bioForm()
    await form.findByText('Pricing for young companies')
    words.stored = 'Pricing for industrial companies'
    // every save reads everything anew
    await user.type(screen.getByLabelText('Years of experience (optional)'), '9')
    await user.click(screen.getByRole('button', { name: 'Save expertise' }))
    const line = await form.findByText('Pricing for industrial companies')
    expect(form.queryByText('Pricing for young companies')).not.toBeInTheDocument()
    type(line, ', since 2011')
    await form.findByText(/Not saved yet/)
    await user.click(form.getByRole('button', { name: 'Save bio' }))
    await waitFor(() => expect(sentBios).toEqual(['Pricing for industrial companies, since 2011']))
  })

  it('keeps its editor while it is written in, and begins anew with what was saved when the changes are discarded', async () => {
    const { user } = open({ stored: 'Pricing for young companies' })
    const form = await bioForm()
    const line = await form.findByText('Pricing for young companies')
    type(line, ' in Europe')
    await form.findByText(/Not saved yet/)
    expect(line).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Discard changes' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }))
    await user.click(question.getByRole('button', { name: 'Discard changes' }))
    expect(await form.findByText('Pricing for young companies')).toBeInTheDocument()
    expect(form.queryByText(/Not saved yet/)).not.toBeInTheDocument()
  })
})
