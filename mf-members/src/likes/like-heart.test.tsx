import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { LikeHeart } from './like-heart.tsx'

const sprayed = (container: HTMLElement) => container.querySelector('svg[viewBox^="-36"]')

test('what was liked before stands there still', () => {
  const { container } = render(<LikeHeart liked={true} />)
  expect(container.querySelector('[data-liked]')).not.toBeNull()
  expect(sprayed(container)).toBeNull()
})

test('a like that is given here is celebrated, each time anew, and a like that is taken back is not', () => {
  const { container, rerender } = render(<LikeHeart liked={false} />)
  expect(sprayed(container)).toBeNull()
  rerender(<LikeHeart liked={true} />)
  const first = sprayed(container)
  expect(first).not.toBeNull()
  rerender(<LikeHeart liked={false} />)
  expect(sprayed(container)).toBeNull()
  rerender(<LikeHeart liked={true} />)
  expect(sprayed(container)).not.toBeNull()
  expect(sprayed(container)).not.toBe(first)
})
