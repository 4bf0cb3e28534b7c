import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { profileAnswers as graphql } from '#testing/expert-profile-fixtures.js'
import { type Network, refusal } from '#testing/network.js'
import { expertUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'
import type { OwnProfileEntriesQuery } from './profile-entries.expert.generated'

const role = (title: string, started_year: number, ended_year: number | null = null) => ({
  ...{ id: title, title, organization: 'Northlight', started_year, ended_year, url: null, description: null },
})
const unsaved = (...fields: Parameters<typeof role>) => {
  const { id, ...columns } = role(...fields)
  return columns
}
const saved = {
  ...{ delete_profile_entries: { affected_rows: 2 }, insert_profile_entries: { affected_rows: 2 } },
  update_profile_entries_many: [] as { affected_rows: number }[],
}
type Entries = NonNullable<OwnProfileEntriesQuery['expert_details_by_pk']>['entries']

const two: Network['graphql'] = {
  OwnProfileEntries: ({ kind }) => ({
    expert_details_by_pk: {
      entries: kind === 'experience' ? [role('Head of Pricing', 2019), role('Analyst', 2014, 2019)] : [],
    },
  }),
  SaveProfileEntries: () => saved,
}
/** Answers with what was saved last. */
function storing(): Network['graphql'] {
  let entries = [role('Head of Pricing', 2019), role('Analyst', 2014, 2019)]
  return {
    OwnProfileEntries: ({ kind }) => ({ expert_details_by_pk: { entries: kind === 'experience' ? entries : [] } }),
    SaveProfileEntries: ({ entries: sent }) => {
      entries = [sent].flat().map(({ title, started_year, ended_year }) => ({
        ...role(title ?? '', started_year ?? 0, ended_year),
        organization: title === 'Analyst' ? 'Northlight' : null,
      })) as typeof entries
      return saved
    },
  }
}
const open = (more: Network['graphql'] = {}) =>
  renderRoute('/account/expertise', { user: expertUser, graphql: { ...graphql, ...two, ...more } })
const experience = async () => within(await screen.findByRole('form', { name: 'Experience' }))

describe('a list on one’s own profile', () => {
  it('is added to, ordered and deleted from, and saved as a whole', async () => {
    const { user, sent, container } = open(storing())
    const form = await experience()
    await user.click(form.getByRole('button', { name: 'Move Role 2 up' }))
    expect(form.getByText('Moved to place 1.')).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Delete Role 2' }))
    expect(form.getByText('Deleted. Save to keep it that way.')).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Add a role' }))
    const added = within(form.getByRole('group', { name: 'Role 2' }))
    await user.type(added.getByLabelText('Title'), '  Pricing adviser ')
    await user.type(added.getByLabelText('From (optional)'), '2021')
    await expectNoAxeViolations(container)
    await user.click(form.getByRole('button', { name: 'Save experience' }))
    await form.findByText('Saved.')
    expect(form.queryByText(/Save to keep it/)).not.toBeInTheDocument()
    expect(sent.find(({ name }) => name === 'SaveProfileEntries')?.input).toEqual({
      me: expertUser.userId,
      kind: 'experience',
      entries: [
        { kind: 'experience', position: 1, ...unsaved('Analyst', 2014, 2019) },
        { kind: 'experience', position: 2, ...unsaved('Pricing adviser', 2021), organization: null },
      ],
      untitledIds: [],
      untitled: [],
    })
  })

  it('is ordered by keyboard, and the focus stays with what was moved', async () => {
    const { user } = open()
    const form = await experience()
    form.getByRole('button', { name: 'Move Role 2 up' }).focus()
    await user.keyboard('{Enter}')
    expect(form.getAllByLabelText('Title').map((field) => (field as HTMLInputElement).value)).toEqual([
      ...['Analyst', 'Head of Pricing'],
    ])
    await waitFor(() => expect(form.getByRole('button', { name: 'Move Role 1 down' })).toHaveFocus())
    expect(form.getByText('Moved to place 1.')).toBeInTheDocument()
  })

  it.each([
    ['Title', '', 'Give it a title'],
    ['From (optional)', '19', 'Enter a year such as 2019'],
    ['Until (optional)', '2010', 'It can’t end before it started'],
  ])('%s: %s is refused at its field, and nothing is sent', async (label, typed, message) => {
    const { user, sent } = open()
    const first = within((await experience()).getByRole('group', { name: 'Role 1' }))
    await user.clear(first.getByLabelText(label))
    if (typed) await user.type(first.getByLabelText(label), typed)
    await user.click(screen.getByRole('button', { name: 'Save experience' }))
    expect(await first.findByText(message)).toBeVisible()
    expect(sent.some(({ name }) => name === 'SaveProfileEntries')).toBe(false)
  })

  describe('that was one text before', () => {
    const legacy = { ...role('', 2009), id: 'legacy', title: null, organization: null, description: 'Ten years of it' }
    const adviser = { ...role('Adviser', 2009), id: 'adviser', organization: null, started_year: null }
    const kept = { ...saved, update_profile_entries_many: [{ affected_rows: 1 }] }
    /** The text alone, and then what saving makes of it. */
    function one(answer: typeof saved = kept, after: Entries = [legacy]): Network['graphql'] {
      let entries: Entries = [legacy]
      return {
        OwnProfileEntries: ({ kind }) => ({ expert_details_by_pk: { entries: kind === 'experience' ? entries : [] } }),
        SaveProfileEntries: () => {
          entries = after
          return answer
        },
      }
    }
    /** Adds an entry above the text, and leaves the text's title alone. */
    async function addAbove(more?: Network['graphql']) {
      const { user, sent } = open(more)
      const form = await experience()
      await user.click(form.getByRole('button', { name: 'Add a role' }))
      await user.type(within(form.getByRole('group', { name: 'Role 2' })).getByLabelText('Title'), 'Adviser')
      await user.click(form.getByRole('button', { name: 'Move Role 2 up' }))
      const save = () => user.click(form.getByRole('button', { name: 'Save experience' }))
      const saves = () => sent.filter(({ name }) => name === 'SaveProfileEntries').map(({ input }) => input)
      return { user, form, save, saves, text: () => within(form.getByRole('group', { name: 'Role 2' })) }
    }

    it('stays without a title in its row, and doesn’t hold up the others', async () => {
      const { form, save, saves, text } = await addAbove(one())
      expect(text().getByLabelText('Title (optional)')).toHaveAccessibleDescription(/^This was written before/)
      await save()
      await form.findByText('Saved.')
      expect(saves()).toMatchObject([
        {
          entries: [{ position: 1, title: 'Adviser' }],
          untitledIds: ['legacy'],
          untitled: [
            {
              where: { id: { _eq: 'legacy' } },
              _set: { position: 2, started_year: 2009, description: 'Ten years of it' },
            },
          ],
        },
      ])
    })

    it('becomes an entry like any other once it is given a title', async () => {
      const titled = { ...legacy, id: 'titled', title: 'Pricing' }
      const { user, form, save, saves, text } = await addAbove(one(saved, [adviser, titled]))
      await user.type(text().getByLabelText('Title (optional)'), 'Pricing')
      await save()
      expect(await form.findByText('Saved.')).toBeVisible()
      expect(screen.queryByText(/^Changed elsewhere/)).not.toBeInTheDocument()
      expect(saves()).toMatchObject([
        { entries: [{ title: 'Adviser' }, { title: 'Pricing', description: 'Ten years of it' }], untitledIds: [] },
      ])
    })

    it('has to say something', async () => {
      const { user, save, saves, text } = await addAbove(one())
      await user.clear(text().getByLabelText('What you did there (optional)'))
      await save()
      expect(await text().findByText('Give it a title')).toBeVisible()
      expect(saves()).toEqual([])
    })

    it('isn’t lost where it was deleted elsewhere while it was saved', async () => {
      const { form, save, text } = await addAbove(one(saved, [adviser]))
      await save()
      // it is an entry of its own now, which needs a title
      expect(await form.findByText('Give it a title')).toBeVisible()
      expect(text().getByLabelText('Title')).toHaveAccessibleDescription('Give it a title')
      expect(text().getByLabelText('What you did there (optional)')).toHaveValue('Ten years of it')
      expect(form.queryByText('Saved.')).not.toBeInTheDocument()
      expect(screen.queryByText(/^Changed elsewhere/)).not.toBeInTheDocument()
    })
  })

  it('typing goes on where it was when the answer to saving comes', async () => {
    let answer = () => {}
    const until = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user } = open({
      SaveProfileEntries: async () => {
        await until
        return saved
      },
    })
    const form = await experience()
    const field = () => within(form.getByRole('group', { name: 'Role 1' })).getByLabelText('Title')
    await user.type(field(), ', lead')
    await user.click(form.getByRole('button', { name: 'Save experience' }))
    await user.click(field())
    const input = field()
    answer()
    await form.findByText('Saved.')
    expect(field()).toBe(input)
    expect(input).toHaveFocus()
  })

  it('a link needs an address that leads somewhere', async () => {
    const { user } = open()
    const links = within(await screen.findByRole('form', { name: 'Links' }))
    await user.click(links.getByRole('button', { name: 'Add a link' }))
    await user.type(links.getByLabelText('Name'), 'My newsletter')
    await user.type(links.getByLabelText('Address'), 'letters')
    await user.click(links.getByRole('button', { name: 'Save links' }))
    expect(await links.findByText('Enter a web address, such as company.com')).toBeVisible()
  })

  it('completes an address without https://, and the focus stays where it was saved from', async () => {
    let entries: Entries = []
    const { user } = open({
      OwnProfileEntries: ({ kind }) => ({ expert_details_by_pk: { entries: kind === 'link' ? entries : [] } }),
      SaveProfileEntries: ({ entries: sent }) => {
        const url = [sent].flat()[0]?.url ?? null
        entries = [{ ...role('LinkedIn', 0), organization: null, started_year: null, url }]
        return saved
      },
    })
    const links = within(await screen.findByRole('form', { name: 'Links' }))
    await user.click(links.getByRole('button', { name: 'Add a link' }))
    await user.type(links.getByLabelText('Name'), 'LinkedIn')
    const address = links.getByLabelText('Address')
    await user.type(address, 'linkedin.com/in/zoe{Enter}')
    expect(await links.findByText('Saved.')).toBeVisible()
    expect(links.getByLabelText('Address')).toBe(address)
    expect(address).toHaveValue('https://linkedin.com/in/zoe')
    expect(address).toHaveFocus()
    expect(entries[0]?.url).toBe('https://linkedin.com/in/zoe')
  })

  it('keeps what was typed when saving fails, and across a reload', async () => {
    const first = open({
      SaveProfileEntries: () => {
        throw refusal(500, 'unexpected', 'Something went wrong on our side.')
      },
    })
    const form = await experience()
    await first.user.click(form.getByRole('button', { name: 'Add a role' }))
    await first.user.type(within(form.getByRole('group', { name: 'Role 3' })).getByLabelText('Title'), 'Founder')
    await first.user.click(form.getByRole('button', { name: 'Save experience' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    first.unmount()
    open()
    const again = await experience()
    expect(within(again.getByRole('group', { name: 'Role 3' })).getByLabelText('Title')).toHaveValue('Founder')
  })
})
