import { seekings } from '@lonk/shared-api/choices.ts'
import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { below, from, token } from '@lonk/shared-ui/token.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { draftOf } from './draft.ts'
import { FixedFacts } from './fixed-facts.tsx'
import { FormPart } from './form-part.tsx'
import { InterestsField } from './interests-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { TraitSelects } from './trait-selects.tsx'
import { useDraft } from './use-draft.ts'
import { useSaveProfile } from './use-save-profile.ts'

/** Longest text about oneself (docs/api.md, profile). */
const longestAbout = 2000

/** The member's own profile as a form. The server judges; what it refuses is said at the field. */
export const ProfileForm = ({ profile }: { readonly profile: OwnProfile }) => {
  const { t } = useTranslation('mf-members')
  const country = useShared('user')?.country ?? profile.country
  const before = draftOf(profile)
  const { draft, unsaved, change, undo, settle } = useDraft(before)
  const { save, saving, errorOf, summary, refusal } = useSaveProfile(profile, before)
  const form = useFocusOnError(refusal)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(draft, { onSuccess: () => settle(draft) })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate={true}>
      <Stack gap="l">
        {summary ? (
          <Alert tone="danger" live={true}>
            {summary}
          </Alert>
        ) : null}
        <FormPart title={t('own.part.you')}>
          <TextField
            label={t('own.name')}
            hint={t('own.nameHint')}
            error={errorOf('name')}
            value={draft.name}
            maxLength={20}
            autoComplete="nickname"
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextArea
            id="own-about"
            label={t('own.about')}
            hint={t('own.aboutHint')}
            error={errorOf('about')}
            optional={true}
            value={draft.about}
            maxLength={longestAbout}
            onChange={(event) => change({ about: event.target.value })}
          />
          <SelectField
            label={t('own.seeking.label')}
            error={errorOf('seeking')}
            value={draft.seeking}
            onChange={(event) =>
              change({ seeking: seekings.find((name) => name === event.target.value) ?? draft.seeking })
            }
          >
            {seekings.map((name) => (
              <option key={name} value={name}>
                {t(`own.seeking.${name}`)}
              </option>
            ))}
          </SelectField>
        </FormPart>
        <FormPart title={t('own.part.place')} id="own-place">
          <Pair>
            <PlaceFields draft={draft} country={country} errorOf={errorOf} onChange={change} />
          </Pair>
        </FormPart>
        <FormPart title={t('own.part.traits')} id="own-traits">
          <Pair>
            <TraitSelects draft={draft} errorOf={errorOf} onChange={change} />
          </Pair>
        </FormPart>
        <FormPart title={t('own.part.interests')} id="own-interests">
          <InterestsField
            chosen={draft.interests}
            error={errorOf('interests')}
            onChange={(interests) => change({ interests })}
          />
        </FormPart>
        <FixedFacts profile={profile} country={country} draft={draft} errorOf={errorOf} onChange={change} />
        <Checkbox
          label={t('own.landers')}
          hint={t(profile.photo_count_public > 0 ? 'own.landersHint' : 'own.landersPhoto')}
          error={errorOf('show_on_landers')}
          checked={draft.show_on_landers}
          onChange={(event) => change({ show_on_landers: event.target.checked })}
        />
        <Save data-foot-bar="">
          <Unsaved role="status">{unsaved ? t('own.unsaved') : null}</Unsaved>
          {unsaved ? (
            <Button variant="quiet" size="small" onClick={undo}>
              {t('own.undo')}
            </Button>
          ) : null}
          <Button type="submit" size="large" busy={saving}>
            {t('own.save')}
          </Button>
        </Save>
      </Stack>
    </form>
  )
}

/** After a refusal the focus goes to the first field that is marked wrong. */
const useFocusOnError = (refusal: Error | null) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])
  return form
}

const { space } = token

const Pair = styled.div`
  display: grid;
  gap: ${space.m};

  ${from('phone')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Save = styled.div`
  position: sticky;
  z-index: ${token.layer.raised};
  /* Above the shell's navigation at the foot of a phone. */
  inset-block-end: calc(64px + env(safe-area-inset-bottom));
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.s};
  padding-block: ${space.s};
  background: linear-gradient(transparent, ${token.color.paper} 35%);

  ${from('tablet')} {
    inset-block-end: 0;
  }
`

const Unsaved = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};

  /* A phone has room for the two buttons, which say it to the eye; the words are for screen readers there. */
  ${below('tablet')} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
