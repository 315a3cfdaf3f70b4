import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { from, type SpaceName, token } from './token.ts'
import { breakpoints } from './tokens.ts'

/** 480, 720, 1140 px, or all there is; the page's margins come on top. */
export type PageWidth = 'narrow' | 'text' | 'wide' | 'full'

/** A plain `div`: `main` around it is the shell's. */
export interface PageContainerProps extends ComponentPropsWithRef<'div'> {
  /** 480 px for a form, 720 px for reading, 1140 px for grids, or all there is. */
  width?: PageWidth
}

/** The column of a page, with its margins; one a page. */
export function PageContainer({ width = 'wide', ...rest }: PageContainerProps) {
  return <Container {...rest} $width={width} />
}

/** `children` is what is announced after a change of route: text, without badges and buttons. */
export interface PageHeadingProps {
  children: ReactNode
  /** A sentence under the heading. */
  lead?: ReactNode
  /** Buttons at the heading's end. */
  actions?: ReactNode
  /** The page shows it in another way (a chat, a profile): it stays for screen readers and the focus. */
  hidden?: boolean
}

/** The page's one `h1`. The shell moves the focus to it after a change of route and announces it. */
export function PageHeading({ children, lead, actions, hidden = false }: PageHeadingProps) {
  const heading = (
    <h1 data-page-heading="" tabIndex={-1} className={hidden ? 'visually-hidden' : undefined}>
      {children}
    </h1>
  )
  if (hidden) return heading
  return (
    <Head>
      <HeadWords>
        {heading}
        {lead && <Lead>{lead}</Lead>}
      </HeadWords>
      {actions && <Cluster gap="xs">{actions}</Cluster>}
    </Head>
  )
}

/** Lets `gap` be named in words; children flow downwards. */
export function Stack({ gap = 'm', ...rest }: ComponentPropsWithRef<'div'> & { gap?: SpaceName }) {
  return <Column {...rest} $gap={gap} />
}

/** For buttons, chips and badges in a row. Reading and tab order is the order of the children. */
export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  gap?: SpaceName
  align?: 'start' | 'center' | 'end' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'between'
}

/** Children side by side, wrapping where they must. */
export function Cluster({ gap = 's', align = 'center', justify = 'start', ...rest }: ClusterProps) {
  return <Row {...rest} $gap={gap} $align={align} $justify={justify} />
}

/** Not a list by itself: give it `role="list"` and items where the number of cells is worth hearing. */
export interface GridProps extends ComponentPropsWithRef<'div'> {
  gap?: SpaceName
  /** The least width of a cell in pixels: as many columns as fit. Without it: people, 2 to 5 columns. */
  min?: number
}

/** Cells of equal width. */
export function Grid({ gap, min, ...rest }: GridProps) {
  return min === undefined ? <People {...rest} $gap={gap} /> : <Cells {...rest} $gap={gap} $min={min} />
}

const { space } = token
const widths: Record<PageWidth, string> = { narrow: '480px', text: '720px', wide: '1140px', full: '100%' }

const Container = styled.div<{ $width: PageWidth }>`
  box-sizing: content-box;
  max-width: ${({ $width }) => widths[$width]};
  margin-inline: auto;
  padding: ${space.m} ${space.m} ${space.xxl};

  ${from('tablet')} {
    padding: ${space.xl} ${space.l} ${space.giant};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  margin-block-end: ${space.l};
`

const HeadWords = styled.div`
  display: grid;
  gap: ${space.xs};
  min-width: 0;

  & > h1 {
    hyphens: auto;
  }
`

const Lead = styled.p`
  max-width: 38.5em;
  color: ${token.color.inkSoft};
`

const Column = styled.div<{ $gap: SpaceName }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space[$gap]};
  min-width: 0;
`

const justifications = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' }

const Row = styled.div<{
  $gap: SpaceName
  $align: NonNullable<ClusterProps['align']>
  $justify: NonNullable<ClusterProps['justify']>
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => justifications[$justify]};
  gap: ${({ $gap }) => space[$gap]};
  min-width: 0;
`

const Cells = styled.div<{ $gap: SpaceName | undefined; $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}px), 1fr));
  gap: ${({ $gap = 'm' }) => space[$gap]};
`

const People = styled.div<{ $gap: SpaceName | undefined }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ $gap = 's' }) => space[$gap]};

  ${from('phone')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from('tablet')} {
    gap: ${({ $gap = 'm' }) => space[$gap]};
  }
  ${from('laptop')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${from('desktop')} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

/** How many people stand side by side in a `Grid` without `min`, in a window so many pixels wide. */
export const peopleColumns = (width: number): number =>
  2 + [breakpoints.phone, breakpoints.laptop, breakpoints.desktop].filter((least) => width >= least).length
