import { expect, test } from '@jest/globals'
import type { LayoutName } from '@lonk/shared-events/contract.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { screen } from '@testing-library/react'
import nl from '../locales/nl.json' with { type: 'json' }
import type { HeaderData } from '../navigation/header-data.ts'
import { FooterView } from './footer-view.tsx'
import { HeaderView } from './header-view.tsx'

const data: HeaderData = {
  audience: 'visitor',
  siteName: 'Lonk',
  userName: '',
  unread: '',
  newLikes: '',
  credits: '',
  creditsTone: '',
}
const page = { namespace: 'shell', catalogue: nl }
const skip = '#lonk-main'
const linkPaths = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test('landers have a bar with the brand and the way in, the way past it, and nothing else', async () => {
  await renderPage(<HeaderView layout="lander" data={data} />, page)
  expect(linkPaths()).toEqual([skip, '/', '/login'])
})

test('on a lander the brand of a member leads to the members, and nobody is asked to log in again', async () => {
  await renderPage(<HeaderView layout="lander" data={{ ...data, audience: 'free' }} />, page)
  expect(linkPaths()).toEqual([skip, '/members'])
})

test('on a lander nobody is asked to log in who may be logged in', async () => {
  await renderPage(<HeaderView layout="lander" data={{ ...data, audience: 'unknown' }} />, page)
  expect(linkPaths()).toEqual([skip, '/'])
})

test.each<LayoutName>(['chat', 'empty'])('the %s layout is bare', async (layout) => {
  await renderPage(
    <>
      <HeaderView layout={layout} data={data} />
      <FooterView layout={layout} kind="standard" company={null} />
    </>,
    page,
  )
  expect(linkPaths()).toEqual([])
})

test.each<LayoutName>(['default', 'lander'])('the %s layout has footer and disclaimer', async (layout) => {
  await renderPage(<FooterView layout={layout} kind="standard" company={null} />, page)
  expect(screen.getByRole('link', { name: nl.footer.terms })).toBeInTheDocument()
  expect(screen.getByText(nl.footer.disclaimer)).toBeInTheDocument()
})
