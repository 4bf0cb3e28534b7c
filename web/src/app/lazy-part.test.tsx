import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyPart, type Visit } from '#lib/lazy-part.js'
import { createQueryClient } from '#lib/query-client.js'

const VISIT: Visit = { user: null, params: {}, query: new URLSearchParams(), queryClient: createQueryClient() }
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const shown = (Part: typeof Greeting) =>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Part name="Ada" />
    </Suspense>,
  )

describe('a part with its code in a chunk of its own', () => {
  it('is loaded when it is first shown, behind the placeholder', async () => {
    shown(lazyPart(async () => ({ default: Greeting })))
    expect(screen.getByText('Loading')).toBeVisible()
    expect(await screen.findByText('Hello Ada')).toBeVisible()
  })

  it('that was loaded before is shown at once', async () => {
    const Part = lazyPart(async () => ({ default: Greeting }))
    await Part.load()
    shown(Part)
    expect(screen.getByText('Hello Ada')).toBeVisible()
  })

  it('that couldn’t be loaded before is asked for again where it is shown', async () => {
    const code = vi.fn(async () => ({ default: Greeting })).mockRejectedValueOnce(new TypeError('no network'))
    const Part = lazyPart(code)
    await Part.load()
    shown(Part)
    expect(await screen.findByText('Hello Ada')).toBeVisible()
  })

  it('loads what it shows at first with it, for a visit', async () => {
    const Inner = lazyPart(async () => ({ default: Greeting }))
    const first = vi.fn(Inner.prepare)
    const Outer = Object.assign((props: { name: string }) => <Inner {...props} />, { first })
    const Part = lazyPart(async () => ({ default: Outer }))
    await Part.load()
    expect(first).not.toHaveBeenCalled()
    await Part.prepare(VISIT)
    expect(first).toHaveBeenCalledExactlyOnceWith(VISIT)
    shown(Part)
    expect(screen.getByText('Hello Ada')).toBeVisible()
  })

  it('is shown without what it would show at first, if that can’t be loaded', async () => {
    const first = async () => {
      throw new TypeError('no network')
    }
    const Part = lazyPart(async () => ({
      default: Object.assign((props: { name: string }) => <Greeting {...props} />, { first }),
    }))
    await Part.prepare(VISIT)
    shown(Part)
    expect(screen.getByText('Hello Ada')).toBeVisible()
  })
})
