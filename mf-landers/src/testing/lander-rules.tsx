import { expect, test } from '@jest/globals'
import { type PageProps, triedVariant } from '@lonk/shared-events/contract.ts'
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
  /** As in its `lander.json`. */
  readonly variants?: Readonly<Record<string, number>>
}

interface Form {
  readonly slug?: string | undefined
  readonly variant?: string | undefined
}

const still = { createHref: String, push: () => undefined, replace: () => undefined, go: () => undefined }

/** What holds for every lander, whatever it looks like; its own test says what is its own. */
export const testLander = ({ name, Page, texts, slugs, variants = {} }: Lander) => {
  const remote = landerInTests(name, texts)
  const rendered = ({ slug, variant }: Form) => (variant ? triedVariant(slug, variant) : slug)
  const open = (slug?: string, variant?: string) =>
    remote.open(
      <Page routeName={`landers-${name}`} files="" params={{ slug }} variant={rendered({ slug, variant })} />,
      { path: `/landers/${name}${slug ? `/${slug}` : ''}` },
    )
  const published = (form: Form) =>
    renderToString(
      <Router location="/" navigator={still}>
        <Page routeName={`landers-${name}`} files="" params={{}} variant={rendered(form)} />
      </Router>,
    )
  const forms = [undefined, ...Object.keys(variants)].flatMap((variant) =>
    ['plain', ...slugs].map((slug) => ({ slug, variant })),
  )

  test.each(forms)('its form $slug $variant is published as its visitor finds it alive', async (form) => {
    const { container } = await open(form.slug, form.variant)
    const heading = screen.getByRole('heading', { level: 1 })
    if (!form.variant) expect(heading).toHaveTextContent(texts.title[form.slug] ?? 'a title')
    const markup = published(form)
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
    const [variant] = Object.keys(variants)
    const { container } = await open(slug, variant)
    const where = { lander: name, ...(slug ? { slug } : {}), ...(variant ? { variant } : {}) }
    await waitFor(() => expect(counted()).toEqual([{ event: 'lander_view', ...where }]))
    for (const box of container.querySelectorAll<HTMLElement>('[data-answer="look"] input'))
      await userEvent.click(box)
    await userEvent.click(screen.getByLabelText('een man', { selector: 'input[name=gender]' }))
    await userEvent.click(screen.getByLabelText('allebei'))
    await userEvent.click(screen.getByRole('button', { name: /Maak gratis een profiel/ }))
    expect(asked).toEqual([
      {
        gender: 'male',
        seeking: 'both',
        lander: name,
        ...(slug ? { landerSlug: slug } : {}),
        ...(variant ? { landerVariant: variant } : {}),
      },
    ])
    await waitFor(() => expect(counted()).toContainEqual({ event: 'lander_cta', ...where }))
  })

  return { remote, open }
}
