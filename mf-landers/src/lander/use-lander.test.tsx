import { expect, test } from '@jest/globals'
import { type PageProps, triedVariant } from '@lonk/shared-events/contract.ts'
import { screen, waitFor } from '@testing-library/react'
import { counted, landerInTests } from '../testing/remote.ts'
import { useLander } from './use-lander.ts'

const texts = {
  title: { plain: 'Kijk eens.', gay: 'Kijk hem eens.' },
  lead: 'Iemand lonkt.',
  variants: { b: { title: { plain: 'Lonk terug.' } } },
}
const remote = landerInTests('zomer', texts)

const Page = (props: PageProps) => {
  const { title, lead, variant } = useLander<typeof texts>('zomer', props)
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      {variant === 'b' ? <p>een andere tekening</p> : null}
    </>
  )
}

const open = (slug?: string, variant?: string) =>
  remote.open(
    <Page
      routeName="landers-zomer"
      files=""
      params={{ slug }}
      variant={variant ? triedVariant(slug, variant) : slug}
    />,
  )

test('a variant has its own words and whatever its page draws for it, and the rest of the lander', async () => {
  await open(undefined, 'b')
  expect(screen.getByRole('heading')).toHaveTextContent('Lonk terug.')
  expect(screen.getByText('Iemand lonkt.')).toBeInTheDocument()
  expect(screen.getByText('een andere tekening')).toBeInTheDocument()
  await waitFor(() => expect(counted()).toEqual([{ event: 'lander_view', lander: 'zomer', variant: 'b' }]))
})

test('where a variant has no words for a niche it has those of the lander', async () => {
  await open('gay', 'b')
  expect(screen.getByRole('heading')).toHaveTextContent('Kijk hem eens.')
  await waitFor(() =>
    expect(counted()).toEqual([{ event: 'lander_view', lander: 'zomer', slug: 'gay', variant: 'b' }]),
  )
})

test('whoever comes back without a new document finds the variant that they were handed', async () => {
  const { unmount } = await open(undefined, 'b')
  unmount()
  await open()
  expect(screen.getByRole('heading')).toHaveTextContent('Lonk terug.')
})
