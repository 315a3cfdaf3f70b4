import { styled } from 'styled-components'
import { PageHeading, Stack } from '../src/page.tsx'
import { below, from, token } from '../src/token.ts'
import { chosen, offered } from './choice.ts'
import { stories } from './stories.ts'

const titles = [...new Set(stories.map(({ title }) => title))]

/** One component in all its states, beside the list of them all; what it shows stands in the address. */
export function Gallery({ query }: { query: URLSearchParams }) {
  const title = chosen(query, 'component', titles)
  const addressOf = (component: string) =>
    `?${new URLSearchParams([...query, ['component', component]].filter(isLast))}`
  return (
    <Frame>
      <nav aria-label="Bouwstenen">
        <List>
          {titles.map((one) => (
            <li key={one}>
              <a href={addressOf(one)} aria-current={one === title ? 'page' : undefined}>
                {one}
              </a>
            </li>
          ))}
        </List>
      </nav>
      <main>
        <Toolbar query={query} component={title} />
        <PageHeading>{title}</PageHeading>
        <Stack gap="xl">
          {stories
            .filter((story) => story.title === title)
            .map(({ id, name, Story }) => (
              <section key={id} id={id} aria-label={name}>
                <Name>{name}</Name>
                <Story />
              </section>
            ))}
        </Stack>
      </main>
    </Frame>
  )
}

/** A name once: the last one given wins. */
const isLast = ([name]: string[], index: number, all: string[][]) =>
  !all.slice(index + 1).some(([later]) => later === name)

function Toolbar({ query, component }: { query: URLSearchParams; component: string | undefined }) {
  return (
    <Bar onChange={(event) => event.currentTarget.submit()}>
      <input type="hidden" name="component" value={component} />
      {Object.entries(offered).map(([name, values]) => (
        <label key={name}>
          {name}{' '}
          <select name={name} defaultValue={chosen(query, name, values)}>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </Bar>
  )
}

const { color, space } = token

const Frame = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${space.xl};
  max-width: 1140px;
  margin: auto;
  padding: ${space.l};

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.m};
  }
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.tiny};

  ${from('tablet')} {
    flex-direction: column;
  }
  & a {
    display: block;
    padding: ${space.xs} ${space.s};
    border-radius: ${token.radius.field};
    color: ${color.ink};
    text-decoration: none;
  }
  & a[aria-current] {
    background: ${color.ink};
    color: ${color.paper};
  }
`

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  margin-block-end: ${space.l};
  font-size: ${token.fontSize.s};

  & select {
    min-height: 32px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${token.radius.field};
    background: ${color.surface};
  }
`

const Name = styled.p`
  margin-block-end: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.xs};
`
