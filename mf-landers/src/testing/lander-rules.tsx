import { expect, test } from '@jest/globals'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server.node'
import { Router } from 'react-router'
import { counted, landerInTests } from './remote.ts'

interface Lander {
  readonly name: string
  readonly Page: ComponentType<PageProps>
  /** Its Dutch texts. */
  readonly texts: { readonly title: Readonly<Record<string, string>> }
  readonly slugs: readonly string[]
}

const still = { createHref: String, push: () => undefined, replace: () => undefined, go: () => undefined }

/** What holds for every lander, whatever it looks like; its own test says what is its own. */
export const testLander = ({ name, Page, texts, slugs }: Lander) => {
  const remote = landerInTests(name, texts)
  const open = (slug?: string) =>
    remote.open(<Page routeName={`landers-${name}`} params={{ slug }} />, {
      path: `/landers/${name}${slug ? `/${slug}` : ''}`,
    })
  const published = (slug: string) =>
    renderToString(
      <Router location="/" navigator={still}>
        <Page routeName={`landers-${name}`} params={{}} variant={slug} />
      </Router>,
    )

  test.each(['plain', ...slugs])('its form %s is published as its visitor finds it alive', async (slug) => {
    const { container } = await open(slug)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.title[slug] ?? 'a title')
    const markup = published(slug)
    // The site's policy blocks style attributes.
    expect(markup).not.toMatch(/\sstyle=/)
    const there = document.createElement('div')
    there.innerHTML = markup
    const words = (place: Element) => place.querySelector('h1')?.parentElement?.textContent
    expect(words(there)).toBe(words(container))
    const hidden = (place: Element) =>
      [...place.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
        name,
        value,
      ])
    expect(hidden(there)).toEqual(hidden(container))
  })

  test('being seen and its call being followed are counted, and the sign-up hears where it began', async () => {
    const asked = remote.heard('signup-requested')
    const [slug] = slugs
    const { container } = await open(slug)
    const where = { lander: name, ...(slug ? { slug } : {}) }
    await waitFor(() => expect(counted()).toEqual([{ event: 'lander_view', ...where }]))
    for (const box of container.querySelectorAll<HTMLElement>('[data-answer="look"] input'))
      await userEvent.click(box)
    await userEvent.click(screen.getByLabelText('een man', { selector: 'input[name=gender]' }))
    await userEvent.click(screen.getByLabelText('allebei'))
    await userEvent.click(screen.getByRole('button', { name: /Maak gratis een profiel/ }))
    expect(asked).toEqual([
      { gender: 'male', seeking: 'both', lander: name, ...(slug ? { landerSlug: slug } : {}) },
    ])
    await waitFor(() => expect(counted()).toContainEqual({ event: 'lander_cta', ...where }))
  })

  return { remote, open }
}
