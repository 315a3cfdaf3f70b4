import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { pagesAround } from './pages-around.ts'
import { Pagination } from './pagination.tsx'
import { render } from './testing/render.tsx'

test.each([
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [3, 20, [1, 2, 3, 4, null, 20]],
  [10, 20, [1, null, 10, null, 20]],
  [18, 20, [1, null, 17, 18, 19, 20]],
])('page %i of %i shows the ends and where one is', (page, pages, shown) => {
  expect(pagesAround(page, pages)).toEqual(shown)
})

test('pages are links, the current one says so', () => {
  render(<Pagination page={2} pages={3} to={(page) => `/list?page=${page}`} />)
  expect(screen.getByRole('navigation', { name: "Pagina's" })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Vorige pagina' })).toHaveAttribute('href', '/list?page=1')
  expect(screen.getByRole('link', { name: 'Volgende pagina' })).toHaveAttribute('href', '/list?page=3')
})

test('the ends lead no further', () => {
  const { rerender } = render(<Pagination page={1} pages={2} to={String} />)
  expect(screen.queryByRole('link', { name: 'Vorige pagina' })).not.toBeInTheDocument()
  rerender(<Pagination page={2} pages={2} to={String} />)
  expect(screen.queryByRole('link', { name: 'Volgende pagina' })).not.toBeInTheDocument()
})

test('a single page needs no numbers', () => {
  render(<Pagination page={1} pages={1} to={String} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
