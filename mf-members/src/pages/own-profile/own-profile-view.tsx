import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { Photo } from '@lonk/shared-ui/photo.tsx'
import { later } from '@lonk/shared-ui/remote/later.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { PartLinks } from './part-links.tsx'
import { PhotosWaiting } from './photos/photos-waiting.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Progress } from './progress.tsx'

// Uploading needs more code than reading, and so does what is below the form: it comes while the form is there already.
const OwnPhotos = later(async () => (await import('./late-parts.ts')).OwnPhotos)
const BesidesTheForm = later(async () => (await import('./late-parts.ts')).BesidesTheForm)

/** Who the member is on the site, beside the form that changes it. */
export const OwnProfileView = ({ profile }: { readonly profile: OwnProfile }) => {
  const { t } = useTranslation('mf-members')
  const cdn = useShared('settings')?.cdn_prefix ?? ''
  const image = profile.main_image?.filename
  return (
    <>
      <PageHeading
        lead={t('own.lead')}
        actions={
          <LinkButton variant="secondary" to={linkTo('members-id', { id: profile.id })}>
            {t('own.preview')}
          </LinkButton>
        }
      >
        {t('own.title')}
      </PageHeading>
      <Columns>
        <Aside>
          <Portrait>
            <Photo src={image && cdn ? cdn + image : null} alt="" seed={profile.id} priority={true} />
          </Portrait>
          <div>
            <Name>
              {profile.name}, {profile.age}
            </Name>
            <Soft>{profile.city || profile.region}</Soft>
          </div>
          <Progress profile={profile} />
          <PartLinks />
        </Aside>
        <Stack gap="l">
          <OwnPhotos waiting={<PhotosWaiting photos={profile.photos} photo_limit={profile.photo_limit} />} />
          <ProfileForm profile={profile} />
          <BesidesTheForm />
        </Stack>
      </Columns>
    </>
  )
}

const { color, space } = token

const Columns = styled.div`
  display: grid;
  gap: ${space.l};

  ${from('tablet')} {
    grid-template-columns: 220px minmax(0, 1fr);
    align-items: start;
    gap: ${space.xl};
  }
`

const Aside = styled.aside`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space.s} ${space.m};
  align-items: center;

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  ${from('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    position: sticky;
    inset-block-start: 88px;
  }
`

const Portrait = styled.div`
  overflow: hidden;
  border-radius: ${token.radius.card};
`

const Name = styled.p`
  font-size: ${token.fontSize.l};
  font-weight: ${token.weight.strong};
`

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`
