import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from '../src/button.tsx'
import { LazyModal } from '../src/lazy-modal.tsx'
import { useOverlay } from '../src/lazy-overlay.ts'
import { Cluster, PageContainer, PageHeading, Stack } from '../src/page.tsx'
import { PageSkeleton } from '../src/page-skeleton.tsx'
import { Buttons, Fields } from './controls.tsx'
import { Marks, Notices, Prices } from './notices.tsx'
import { Brand, Drawings, People, States } from './pictures.tsx'

const sections: Record<string, ComponentType> = {
  Brand,
  Buttons,
  Fields,
  Notices,
  Marks,
  Prices,
  People,
  States,
  Drawings,
  Overlays,
}

/** Every component at once, to be looked at. */
export function Gallery() {
  return (
    <PageContainer>
      <PageHeading lead="Kleuren, letters en bouwstenen van Lonk, bij elkaar om naar te kijken.">
        Bouwstenen
      </PageHeading>
      <Stack gap="xxl">
        {Object.entries(sections).map(([name, Section]) => (
          <Part key={name} name={name}>
            <Section />
          </Part>
        ))}
      </Stack>
    </PageContainer>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section id={name}>
      <Stack>
        <h2>{name}</h2>
        {children}
      </Stack>
    </section>
  )
}

function Overlays() {
  const [open, setOpen] = useState(false)
  const [toasts, setToasts] = useState(false)
  const overlay = useOverlay(toasts)
  return (
    <Cluster>
      <Button onClick={() => setOpen(true)}>Dialoog</Button>
      <Button variant="secondary" onClick={() => setToasts(true)}>
        Meldingen en menu
      </Button>
      <LazyModal
        open={open}
        onClose={() => setOpen(false)}
        title="Profiel verwijderen?"
        description="Je profiel verdwijnt meteen. Binnen 14 dagen kun je het terughalen via de link in je e-mail."
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Toch niet
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              Verwijderen
            </Button>
          </>
        }
      />
      {overlay && (
        <>
          <overlay.DropdownMenu
            trigger={<Button variant="secondary">Account</Button>}
            align="start"
            items={[
              { kind: 'link', key: 'profile', label: 'Mijn profiel', to: '/profile' },
              { kind: 'choice', key: 'nl', label: 'Nederlands', checked: true, onSelect: () => undefined },
              { kind: 'separator', key: 'line' },
              { key: 'logout', label: 'Uitloggen', danger: true, onSelect: () => undefined },
            ]}
          />
          <overlay.ToastRegion
            onClosed={() => undefined}
            toasts={[
              { id: '1', tone: 'success', text: 'Foto verwijderd.' },
              {
                id: '2',
                tone: 'danger',
                text: 'Er is een fout opgetreden, probeer het later opnieuw.',
                action: { label: 'Opnieuw', onPress: () => undefined },
              },
            ]}
          />
        </>
      )}
    </Cluster>
  )
}

/** The page skeletons under each other. */
export function Skeletons() {
  return (
    <>
      <PageSkeleton kind="grid" />
      <PageSkeleton kind="list" />
      <PageSkeleton kind="conversation" />
      <PageSkeleton kind="article" />
      <PageSkeleton kind="form" />
    </>
  )
}
