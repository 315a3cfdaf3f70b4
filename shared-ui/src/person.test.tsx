import { describe, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Avatar } from './avatar.tsx'
import { PersonPhoto } from './person-photo.tsx'
import { Photo } from './photo.tsx'
import { type CardPerson, ProfileCardView } from './profile-card.tsx'
import { render } from './testing/render.tsx'

const noor: CardPerson = {
  id: 7,
  name: 'Noor',
  age: 41,
  city: 'Utrecht',
  main_image: { filename: 'noor.webp', thumb_filename: 'noor-small.webp' },
  online: true,
  distance_km: 15,
  verified: true,
  fictional: false,
}

const card = (person: CardPerson) => <ProfileCardView person={person} cdnPrefix="/photos/" to="/members/7" />
const picture = (root: HTMLElement) => root.querySelector('img')

describe('profile card', () => {
  test('is one link named after the person, with place, distance and marks in words', () => {
    render(card(noor))
    const article = within(screen.getByRole('article'))
    expect(article.getByRole('link', { name: 'Noor, 41' })).toHaveAttribute('href', '/members/7')
    expect(article.getByText('binnen 15 km').parentElement).toHaveTextContent('Utrecht · binnen 15 km')
    expect(article.getByText('Online')).toBeInTheDocument()
    expect(article.getByRole('img', { name: 'Geverifieerd' })).toBeInTheDocument()
  })

  test('shows the thumbnail, and a silhouette where there is none', () => {
    const { container, rerender } = render(card(noor))
    expect(picture(container)).toHaveAttribute('src', '/photos/noor-small.webp')
    rerender(card({ ...noor, main_image: null }))
    expect(picture(container)).toBeNull()
  })

  test('never shows a fictional profile without its label', () => {
    const { rerender } = render(card(noor))
    expect(screen.queryByText('Fictief profiel')).not.toBeInTheDocument()
    rerender(card({ ...noor, fictional: true }))
    expect(screen.getByText('Fictief profiel')).toBeInTheDocument()
  })

  test('keeps its action apart from the link', async () => {
    const onLike = jest.fn()
    const like = (
      <button type="button" onClick={onLike}>
        Leuk
      </button>
    )
    render(<ProfileCardView person={noor} cdnPrefix="/photos/" to="/members/7" action={like} />)
    await userEvent.click(screen.getByRole('button', { name: 'Leuk' }))
    expect(onLike).toHaveBeenCalledTimes(1)
    expect(within(screen.getByRole('link')).queryByRole('button')).toBeNull()
  })

  test('goes where a long list takes it, but for a new tab', () => {
    const onFollow = jest.fn()
    render(<ProfileCardView person={noor} cdnPrefix="/photos/" to="/members/7" onFollow={onFollow} />)
    const link = screen.getByRole('link', { name: 'Noor, 41' })
    expect(link).toHaveAttribute('href', '/members/7')
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(onFollow).not.toHaveBeenCalled()
    expect(fireEvent.click(link)).toBe(false)
    expect(onFollow).toHaveBeenCalledWith('/members/7')
  })
})

describe('photo', () => {
  test('a picture that fails gives way to its stand-in, a new address gets its own chance', () => {
    const { container, rerender } = render(<Photo src="/photos/a.webp" alt="Noor" seed={7} />)
    const broken = picture(container)
    if (broken) fireEvent.error(broken)
    expect(picture(container)).toBeNull()
    expect(screen.getByRole('img', { name: 'Noor' })).toBeInTheDocument()
    rerender(<Photo src="/photos/b.webp" alt="Noor" seed={7} />)
    expect(picture(container)).toHaveAttribute('src', '/photos/b.webp')
  })

  test('waits to be near unless it is in sight from the start', () => {
    const { rerender } = render(<Photo src="/a.webp" alt="Noor" seed={7} />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
    rerender(<Photo src="/a.webp" alt="Noor" seed={7} priority />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  })

  test('a locked photo shows only its blurred file and says so', () => {
    const files = { filename: 'n.webp', thumb_filename: 'n-s.webp', blur_filename: 'n-b.webp', locked: true }
    render(<PersonPhoto photo={files} person={noor} cdnPrefix="/photos/" full />)
    expect(screen.getByRole('img', { name: 'Privéfoto van Noor' })).toHaveAttribute('src', '/photos/n-b.webp')
  })

  test('a picture whose address is not known yet is not asked for', () => {
    const files = { filename: 'n.webp', thumb_filename: 'n-s.webp', blur_filename: null, locked: false }
    const { container } = render(<PersonPhoto photo={files} person={noor} cdnPrefix="" />)
    expect(picture(container)).toBeNull()
    expect(screen.getByRole('img', { name: /Noor/ })).toBeInTheDocument()
  })

  test('each photo of a person says which one it is', () => {
    const files = { filename: 'n.webp', thumb_filename: 'n-s.webp', blur_filename: null, locked: false }
    render(<PersonPhoto photo={files} person={noor} position={2} cdnPrefix="/photos/" full />)
    expect(screen.getByRole('img', { name: 'Foto 2 van Noor' })).toHaveAttribute('src', '/photos/n.webp')
  })
})

test('an avatar without a picture shows the initial and is silent beside a name', () => {
  const { rerender } = render(<Avatar src={null} name="élodie" seed={3} />)
  expect(screen.getByText('É')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  rerender(<Avatar src={null} name="élodie" seed={3} alone />)
  expect(screen.getByRole('img', { name: 'élodie' })).toBeInTheDocument()
})
