import type { DrawnSkeleton } from '@lonk/shared-events/skeleton-names.ts'
import { styled } from 'styled-components'
import { Grid, PageContainer, Stack } from './page.tsx'
import { ProfileCardSkeleton } from './profile-card-skeleton.tsx'
import { Skeleton } from './skeleton.tsx'
import { below, from, token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/** The shapes a page can wait in; `remote.json` names one for each route. */
const pages: Record<DrawnSkeleton, () => React.JSX.Element> = {
  grid: GridPage,
  search: SearchPage,
  list: ListPage,
  conversation: ConversationPage,
  profile: ProfilePage,
  bundles: BundlesPage,
  article: ArticlePage,
  form: FormPage,
}

/** A page before its remote is there: same column and rhythm as the page, no words but one for screen readers. */
export function PageSkeleton({ kind }: { kind: DrawnSkeleton }) {
  const { t } = useUiText()
  const Page = pages[kind]
  return (
    <div role="status" data-skeleton={kind}>
      <span className="visually-hidden">{t('loading')}</span>
      <Page />
    </div>
  )
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

function HeadingShape() {
  return (
    <Heading>
      <Skeleton width="min(320px, 70%)" height="36px" />
    </Heading>
  )
}

function GridPage() {
  return (
    <PageContainer>
      <HeadingShape />
      <ChipsShape />
      <PeopleShape />
    </PageContainer>
  )
}

/** On a phone the people begin right below the chips, at whose end the order of the list is. */
function SearchPage() {
  return (
    <AtTop>
      <FromTablet>
        <HeadingShape />
      </FromTablet>
      <FromLaptop>
        <Skeleton shape="block" height="138px" />
      </FromLaptop>
      <SearchChips>
        <ChipsShape />
        <Skeleton width="44px" height="44px" shape="circle" />
      </SearchChips>
      <FromTablet>
        <OrderShape>
          <Skeleton width="120px" height="16px" />
          <Skeleton width="180px" height="48px" />
        </OrderShape>
      </FromTablet>
      <PeopleShape />
    </AtTop>
  )
}

function ChipsShape() {
  return (
    <Chips>
      {['104px', '88px', '96px'].map((width) => (
        <Skeleton key={width} width={width} height="36px" shape="circle" />
      ))}
    </Chips>
  )
}

function PeopleShape() {
  return (
    <Grid>
      {times(10).map((index) => (
        <ProfileCardSkeleton key={index} />
      ))}
    </Grid>
  )
}

function Rows({ count }: { count: number }) {
  return (
    <Stack gap="l">
      {times(count).map((index) => (
        <Row key={index}>
          <Skeleton width="44px" height="44px" shape="circle" />
          <Stack gap="xs">
            <Skeleton width="140px" height="16px" />
            <Skeleton width={index % 2 ? '60%' : '85%'} height="14px" />
          </Stack>
        </Row>
      ))}
    </Stack>
  )
}

function ListPage() {
  return (
    <PageContainer width="text">
      <HeadingShape />
      <Rows count={7} />
    </PageContainer>
  )
}

const bubbles = [
  { own: false, width: '62%', height: '48px' },
  { own: false, width: '38%', height: '48px' },
  { own: true, width: '54%', height: '72px' },
  { own: false, width: '70%', height: '72px' },
  { own: true, width: '30%', height: '48px' },
]

function ConversationPage() {
  return (
    <Sides>
      <Side>
        <Rows count={6} />
      </Side>
      <Whole>
        <ThreadShape />
      </Whole>
    </Sides>
  )
}

/** A conversation on its way, as high as its place: who, what was said, where to write. */
export function ThreadShape() {
  return (
    <Thread>
      <Who>
        <Skeleton width="44px" height="44px" shape="circle" />
        <Stack gap="xs">
          <Skeleton width="140px" height="16px" />
          <Skeleton width="88px" height="12px" />
        </Stack>
      </Who>
      <Bubbles>
        {bubbles.map(({ own, width, height }) => (
          <Bubble key={`${own} ${width}`} $own={own}>
            <Skeleton shape="block" width={width} height={height} />
          </Bubble>
        ))}
      </Bubbles>
      <Writing>
        <Skeleton height="44px" shape="circle" />
      </Writing>
    </Thread>
  )
}

function ProfilePage() {
  return (
    <PageContainer>
      <Person>
        <Stage>
          <Skeleton shape="block" />
        </Stage>
        <Stack gap="m">
          <Skeleton width="min(280px, 80%)" height="40px" />
          <Skeleton width="45%" height="16px" />
          <Lines />
        </Stack>
      </Person>
    </PageContainer>
  )
}

function BundlesPage() {
  return (
    <PageContainer>
      <HeadingShape />
      <Grid min={240}>
        {times(4).map((index) => (
          <Skeleton key={index} shape="block" height="264px" />
        ))}
      </Grid>
    </PageContainer>
  )
}

const lines = ['96%', '88%', '93%', '60%']

function Lines() {
  return (
    <Stack gap="xs">
      {lines.map((width) => (
        <Skeleton key={width} width={width} height="16px" />
      ))}
    </Stack>
  )
}

function ArticlePage() {
  return (
    <PageContainer width="text">
      <HeadingShape />
      <Stack gap="l">
        {times(3).map((paragraph) => (
          <Lines key={paragraph} />
        ))}
      </Stack>
    </PageContainer>
  )
}

function FormPage() {
  return (
    <PageContainer width="narrow">
      <HeadingShape />
      <Stack gap="l">
        {times(3).map((field) => (
          <Stack key={field} gap="xs">
            <Skeleton width="120px" height="15px" />
            <Skeleton height="48px" />
          </Stack>
        ))}
        <Skeleton width="160px" height="44px" shape="circle" />
      </Stack>
    </PageContainer>
  )
}

const { space } = token

const Heading = styled.div`
  margin-block-end: ${space.l};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.s};
`

const AtTop = styled(PageContainer)`
  ${below('tablet')} {
    && {
      padding-block-start: ${space.xs};
    }
  }
`

const FromTablet = styled.div`
  ${below('tablet')} {
    display: none;
  }
`

const FromLaptop = styled.div`
  display: none;

  ${from('laptop')} {
    display: block;
    margin-block-end: ${space.s};
  }
`

const Chips = styled.div`
  display: flex;
  gap: ${space.xs};
  margin-block-end: ${space.m};
`

/** One row as high as its chips and the room around them. */
const SearchChips = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 52px;
  overflow: hidden;

  & > ${Chips} {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    margin: 0;
  }
  & > ${Chips} > *,
  & > :last-child {
    flex: none;
  }
  & > :last-child {
    margin-inline-start: ${space.xs};
  }
  ${from('tablet')} {
    height: 44px;
    margin-block-end: ${space.m};

    & > :last-child {
      display: none;
    }
  }
`

const OrderShape = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space.m};
`

/** The columns of a profile: as wide as its own. */
const Person = styled.div`
  display: grid;
  gap: ${space.l};

  ${from('tablet')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
    gap: ${space.xl};
  }
  ${from('laptop')} {
    gap: ${space.xxl};
  }
`

/** A photo of a profile: square on a phone. */
const Stage = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${token.radius.modal};

  & > * {
    height: 100%;
  }
  ${from('tablet')} {
    aspect-ratio: 4 / 5;
  }
`

const Whole = styled.div`
  height: 100dvh;
`

const Thread = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
`

const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.s};
  min-height: 64px;
  padding: ${space.xs} ${space.m} ${space.xs} 52px;
  border-block-end: 1px solid ${token.color.line};
`

const Writing = styled.div`
  padding: ${space.l} ${space.s} ${space.s};
  border-block-start: 1px solid ${token.color.line};
`

/** From edge to edge, as the conversation has it: the ways through the site, the list, what was said. */
const Sides = styled.div`
  display: grid;

  ${from('tablet')} {
    grid-template-columns: clamp(300px, 33%, 400px) minmax(0, 1fr);
  }
  ${from('laptop')} {
    padding-inline-start: 80px;
    grid-template-columns: clamp(300px, calc(33% + 26px), 400px) minmax(0, 1fr);
  }
`

const Side = styled.div`
  display: none;
  padding: ${space.l};
  border-inline-end: 1px solid ${token.color.line};

  ${from('tablet')} {
    display: block;
  }
`

const Bubbles = styled.div`
  display: grid;
  align-content: end;
  gap: ${space.s};
  padding: ${space.l} ${space.m};
`

const Bubble = styled.div<{ $own: boolean }>`
  display: flex;
  justify-content: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
`
