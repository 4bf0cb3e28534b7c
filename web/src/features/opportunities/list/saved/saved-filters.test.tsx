import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { refusal } from '#testing/network.js'
import { opportunityCard, opportunityLists } from '#testing/opportunity-fixtures.js'
import { clientUser } from '#testing/personas.js'
import { renderRoute } from '#testing/render-route.js'

interface Saved {
  id: string
  name: string
  query: string
}

/** The list at an address, with filters that are saved as the test goes on. */
function open(saved: Saved[], query = 'tab=active&type=project') {
  return renderRoute(`/opportunity-summary?${query}`, {
    user: clientUser,
    graphql: {
      ...opportunityLists(opportunityCard()),
      SavedFilters: () => ({ saved_filters: saved }),
      SaveFilter: ({ name, query: address }) => {
        saved.push({ id: `${saved.length}`, name, query: address })
        return { insert_saved_filters_one: { id: 'new' } }
      },
      RenameSavedFilter: ({ id, name }) => {
        if (saved.some((one) => one.id !== id && one.name === name))
          throw refusal(
            200,
            'constraint-violation',
            'Uniqueness violation. duplicate key value violates unique constraint "saved_filters_name_once"',
          )
        for (const one of saved) if (one.id === id) one.name = name
        return { update_saved_filters_by_pk: { id } }
      },
      DeleteSavedFilter: ({ id }) => {
        saved.splice(
          saved.findIndex((one) => one.id === id),
          1,
        )
        return { delete_saved_filters_by_pk: { id } }
      },
    },
  })
}
const OLD: Saved = { id: 'old', name: 'Advice', query: 'tab=all&type=advice' }
const openMenu = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Saved' }))

describe('saved filters', () => {
  it('[X-44] are saved under a name, with everything in the address', async () => {
    const saved = [{ ...OLD }]
    const { user, container } = open(saved)
    await openMenu(user)
    await user.click(await screen.findByRole('menuitem', { name: 'Save these filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save these filters' }))
    await user.click(dialog.getByRole('button', { name: 'Save filters' }))
    expect(await dialog.findByText('Give the filters a name')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' advice ')
    await user.click(dialog.getByRole('button', { name: 'Save filters' }))
    expect(await dialog.findByText('You already have filters with this name')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'and projects')
    await user.click(dialog.getByRole('button', { name: 'Save filters' }))
    expect(await screen.findByText('Saved as “advice and projects”.')).toBeVisible()
    expect(saved[1]).toMatchObject({ name: 'advice and projects', query: 'tab=active&type=project' })
  })

  it('lead back to the list they were saved from', async () => {
    const { user, address } = open([{ ...OLD }])
    await openMenu(user)
    await user.click(await screen.findByRole('menuitem', { name: 'Advice' }))
    expect(address()).toBe('/opportunity-summary?tab=all&type=advice')
  })

  it('can be renamed and deleted', async () => {
    const saved = [{ ...OLD }]
    const { user } = open(saved)
    await openMenu(user)
    await user.click(await screen.findByRole('menuitem', { name: 'Rename or delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved filters' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name of Advice' }), ' in Sweden')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(saved[0]?.name).toBe('Advice in Sweden'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await openMenu(user)
    await user.click(await screen.findByRole('menuitem', { name: 'Rename or delete' }))
    const again = within(await screen.findByRole('dialog', { name: 'Saved filters' }))
    await user.click(await again.findByRole('button', { name: 'Delete Advice in Sweden' }))
    expect(await again.findByText('You have no saved filters any more.')).toBeVisible()
    expect(saved).toEqual([])
  })

  it('keep their names while one that was typed can’t be used, and what was typed over a reload', async () => {
    const saved = [{ ...OLD }, { ...OLD, id: 'second', name: 'Projects' }]
    const manage = async (user: ReturnType<typeof open>['user']) => {
      await openMenu(user)
      await user.click(await screen.findByRole('menuitem', { name: 'Rename or delete' }))
      return within(await screen.findByRole('dialog', { name: 'Saved filters' }))
    }
    const first = open(saved)
    const dialog = await manage(first.user)
    await first.user.clear(dialog.getByRole('textbox', { name: 'Name of Projects' }))
    await first.user.type(dialog.getByRole('textbox', { name: 'Name of Projects' }), 'advice')
    await first.user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await dialog.findByText('You already have filters with this name')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name of Projects' })).toHaveFocus())
    expect(saved[1]?.name).toBe('Projects')
    first.unmount()
    const second = open(saved)
    const reopened = await manage(second.user)
    expect(reopened.getByRole('textbox', { name: 'Name of Projects' })).toHaveValue('advice')
  })

  it('can be renamed at once, also to a name that another gives up', async () => {
    const saved = ['Advice', 'Projects', 'Roles'].map((name) => ({ ...OLD, id: name, name }))
    const { user } = open(saved)
    await openMenu(user)
    await user.click(await screen.findByRole('menuitem', { name: 'Rename or delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved filters' }))
    const rename = async (from: string, to: string) => {
      const field = dialog.getByRole('textbox', { name: `Name of ${from}` })
      await user.clear(field)
      await user.type(field, to)
    }
    await rename('Advice', 'Projects')
    await rename('Projects', 'Roles')
    await rename('Roles', 'In Sweden')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(saved.map(({ name }) => name)).toEqual(['Projects', 'Roles', 'In Sweden'])
  })

  it('need something to save, and are 20 at most', async () => {
    const first = open([], 'tab=active')
    await openMenu(first.user)
    expect(await screen.findByText('Set some filters, then keep them under a name.')).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'Save these filters' })).toHaveAttribute('aria-disabled', 'true')
    first.unmount()
    const { user } = open(
      Array.from({ length: 20 }, (_, index) => ({ ...OLD, id: `${index}`, name: `Filters ${index}` })),
    )
    await openMenu(user)
    expect(await screen.findByText('You have 20 saved filters. Delete one to save another.')).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'Save these filters' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('that the server refuses stay in the dialog, with the reason', async () => {
    const { user } = renderRoute('/opportunity-summary?type=project', {
      user: clientUser,
      graphql: {
        ...opportunityLists(opportunityCard()),
        SavedFilters: () => ({ saved_filters: [] }),
        SaveFilter: () => {
          throw refusal(
            200,
            'constraint-violation',
            'Uniqueness violation. duplicate key value violates unique constraint "saved_filters_name_once"',
          )
        },
      },
    })
    await openMenu(user)
    await user.click(await screen.findByRole('menuitem', { name: 'Save these filters' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mine{Enter}')
    expect(await dialog.findByText('You already have filters with this name')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine')
  })
})
