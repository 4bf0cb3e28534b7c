import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { plainToRichText, type RawBlock } from '#contract/rich-text/raw-content.js'
import { completeLinkUrl } from './link/link-url'
import { RichTextView } from './rich-text-view'

const block = (part: Partial<RawBlock>): RawBlock => ({
  key: part.text ?? 'k',
  text: '',
  type: 'unstyled',
  depth: 0,
  inlineStyleRanges: [],
  entityRanges: [],
  data: {},
  ...part,
})

describe('stored rich text', () => {
  it('renders headings, quotes and one list for adjacent items', () => {
    const blocks = [
      block({ text: 'What you would do', type: 'header-two' }),
      block({ text: 'Hire two people', type: 'unordered-list-item' }),
      block({ text: 'Build a forecast', type: 'unordered-list-item' }),
      block({ text: 'Said a customer', type: 'blockquote' }),
    ]
    render(<RichTextView content={{ blocks, entityMap: {} }} />)
    expect(screen.getByRole('heading', { name: 'What you would do' })).toBeVisible()
    expect(screen.getAllByRole('list')).toHaveLength(1)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('Said a customer').closest('blockquote')).toBeVisible()
  })

  it('skips no heading level: a subheading is one below a heading, or takes its level if there is none', () => {
    const subheading = block({ text: 'How we work', type: 'header-three' })
    const { rerender } = render(<RichTextView content={{ blocks: [subheading], entityMap: {} }} />)
    expect(screen.getByRole('heading', { level: 3, name: 'How we work' })).toBeVisible()
    const blocks = [block({ text: 'The role', type: 'header-two' }), subheading]
    rerender(<RichTextView content={{ blocks, entityMap: {} }} />)
    expect(screen.getByRole('heading', { level: 4, name: 'How we work' })).toBeVisible()
  })

  it('[RTE-10] links open their URL in a new tab without a referrer or opener', () => {
    const blocks = [block({ text: 'See our site', entityRanges: [{ offset: 4, length: 8, key: 0 }] })]
    const entityMap = { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'https://a.example' } } } as const
    render(<RichTextView content={{ blocks, entityMap }} />)
    const link = screen.getByRole('link', { name: 'our site' })
    expect(link).toHaveAttribute('href', 'https://a.example')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it('shows an address that could run code as plain text', () => {
    const blocks = [block({ text: 'Click', entityRanges: [{ offset: 0, length: 5, key: 0 }] })]
    const entityMap = { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'javascript:alert(1)' } } } as const
    render(<RichTextView content={{ blocks, entityMap }} />)
    expect(screen.getByText('Click')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows typed markup as plain text', () => {
    render(<RichTextView content={plainToRichText('<img src=x onerror=alert(1)>')} />)
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  })
})

describe('the address of a link', () => {
  it.each([
    ['example.com', 'http://example.com'],
    ['https://example.com', 'https://example.com'],
    [' a.example/plan ', 'http://a.example/plan'],
    ['', ''],
  ])('[RTE-06] %j becomes %j', (typed, completed) => {
    expect(completeLinkUrl(typed)).toBe(completed)
  })
})
