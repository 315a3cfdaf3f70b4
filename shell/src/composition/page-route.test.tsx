import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Link, NavLink, Router, useParams } from 'react-router'
import { PageRoute } from './page-route.tsx'

const navigator = {
  createHref: (to: Partial<{ pathname: string; search: string }> | string) =>
    typeof to === 'string' ? to : `${to.pathname}${to.search}`,
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
}

const Page = () => {
  const { id } = useParams()
  return (
    <>
      <p>profile {id}</p>
      <NavLink to="/members/7">here</NavLink>
      <NavLink to="/chats">elsewhere</NavLink>
      <Link to="?page=2">next</Link>
    </>
  )
}

test('a page that no router of its own has matched finds its parameters and knows where it stands', () => {
  render(
    <Router location="/members/7?page=1" navigator={navigator}>
      <PageRoute path="/members/7" params={{ id: '7' }}>
        <Page />
      </PageRoute>
    </Router>,
  )
  expect(screen.getByText('profile 7')).toBeVisible()
  expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'elsewhere' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'next' })).toHaveAttribute('href', '/members/7?page=2')
})
