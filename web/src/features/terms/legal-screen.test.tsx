import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.js'
import { renderRoute } from '#testing/render-route.js'
import { EarlierVersions } from './earlier-versions'
import { WhatsNew } from './whats-new'

const setting = (config: string, value: string) => ({ config, value })
const open = (address: string, path = '/terms/hiring') =>
  renderRoute(path, {
    graphql: {
      Operator: () => ({
        system_configurations: [
          setting('RECEIPT_SELLER_NAME', 'Halden Market GmbH'),
          setting('RECEIPT_SELLER_ADDRESS', address),
        ],
      }),
    },
  })

it('[FRAC-44, X-61] the terms of hiring can be read by anybody, with who runs the site', async () => {
  const { container } = open('Torstrasse 1\n10119 Berlin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of hiring' })).toBeVisible()
  expect(within(container).getByText(/^Version 1, in force since 1 November 2026/)).toBeVisible()
  expect(
    await screen.findByText(/is run by Halden Market GmbH, Torstrasse 1, 10119 Berlin\. Write to us/),
  ).toBeVisible()
  expect(container).not.toHaveTextContent(/[{}]/)
  expect(screen.queryByText(/hasn’t said who they are yet/)).not.toBeInTheDocument()
  await expectNoAxeViolations(container)
})

it('[X-61] an operator who hasn’t filled in an address is told so, and so is everybody else', async () => {
  const { container } = open('')
  expect(await screen.findByText(/hasn’t said who they are yet$/)).toBeVisible()
  expect(screen.getByText(/is run by Halden Market GmbH, \[address not filled in yet\]/)).toBeVisible()
  await expectNoAxeViolations(container)
})

it.each([
  ['/terms', 'Terms of use', 'Your account'],
  ['/privacy', 'Privacy', 'Who is responsible'],
  ['/cookies', 'Cookies and storage', 'What others set'],
])('[X-61] %s can be read by anybody, with who runs the site', async (path, title, section) => {
  const { container } = open('Torstrasse 1\n10119 Berlin', path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: new RegExp(`${section}$`) })).toBeVisible()
  expect(await screen.findByText(/is run by Halden Market GmbH, Torstrasse 1, 10119 Berlin/)).toBeVisible()
  expect(container).not.toHaveTextContent(/[{}]/)
  await expectNoAxeViolations(container)
})

it('[X-61] the footer leads visitors to every legal text', async () => {
  open('Torstrasse 1', '/privacy')
  const footer = within(await screen.findByRole('navigation', { name: 'Footer' }))
  const links = ['Terms of use', 'Terms of hiring', 'Privacy', 'Cookies'].map((name) =>
    footer.getByRole('link', { name }),
  )
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/terms/hiring', '/privacy', '/cookies'])
})

it('a version that never was is not shown', async () => {
  open('Torstrasse 1', '/terms/hiring?version=99')
  expect(await screen.findByText('There is no such version.')).toBeVisible()
})

it('[X-61] earlier versions stay readable', () => {
  const version = (number: number) => ({ version: number, appliesFrom: `2026-1${number}-01`, changes: [] })
  render(
    <MemoryRouter>
      <EarlierVersions
        shown={version(1)}
        versions={[version(1), version(2)]}
        pathOf={(number) => `/terms/hiring?version=${number}`}
      />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Version 2', '/terms/hiring?version=2'],
    ['Version 1', '/terms/hiring?version=1'],
  ])
  expect(screen.getByRole('link', { name: 'Version 1' })).toHaveAttribute('aria-current', 'page')
})

it('[X-61] a version says what it changed, and the first has nothing to say', () => {
  const { rerender } = render(
    <WhatsNew terms={{ version: 2, appliesFrom: '2026-12-01', changes: ['Fees are halved.'] }} />,
  )
  const news = screen.getByRole('region', { name: 'What’s new since version 1' })
  expect(
    within(news)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fees are halved.'])
  rerender(<WhatsNew terms={{ version: 1, appliesFrom: '2026-11-01', changes: [] }} />)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
