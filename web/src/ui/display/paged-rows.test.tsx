import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { PagedRows } from './paged-rows'

type Answer = string[] | Error

/** Answers one request after another; every page but the last has one after it. */
function open(answers: Answer[], pages = answers.filter((answer) => Array.isArray(answer)).length) {
  const left = [...answers]
  function Fruit() {
    const list = useInfiniteQuery({
      queryKey: ['fruit'],
      initialPageParam: 1,
      queryFn: () => {
        const answer = left.shift() ?? []
        return Array.isArray(answer) ? Promise.resolve({ rows: answer }) : Promise.reject(answer)
      },
      getNextPageParam: (_page, all) => (all.length < pages ? all.length + 1 : undefined),
    })
    return (
      <PagedRows list={list} loading="Loading fruit" empty={{ title: 'No fruit yet.' }}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
      </PagedRows>
    )
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <Fruit />
    </QueryClientProvider>,
  )
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a list that is fetched page by page', () => {
  it('says that it loads, and adds a page for as long as there is one', async () => {
    const { container } = open([['apple', 'fig'], ['kiwi']])
    expect(screen.getByRole('status', { name: 'Loading fruit' })).toBeVisible()
    await screen.findByText('fig')
    await expectNoAxeViolations(container)
    await click('Show more')
    await screen.findByText('kiwi')
    expect(shown()).toEqual(['apple', 'fig', 'kiwi'])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('keeps what is shown if the next page fails, says so, and asks again for that page only', async () => {
    const { container } = open([['apple'], new Error('Broken'), ['kiwi']])
    await screen.findByText('apple')
    await click('Show more')
    expect(await screen.findByText('This couldn’t be loaded')).toBeVisible()
    expect(shown()).toEqual(['apple'])
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    await expectNoAxeViolations(container)
    await click('Try again')
    await screen.findByText('kiwi')
    expect(shown()).toEqual(['apple', 'kiwi'])
    expect(screen.queryByText('This couldn’t be loaded')).toBeNull()
  })

  it('can be asked for again if nothing came, and says if there is nothing', async () => {
    open([new Error('Broken'), []])
    expect(await screen.findByText('This couldn’t be loaded')).toBeVisible()
    await click('Try again')
    expect(await screen.findByText('No fruit yet.')).toBeVisible()
  })
})
