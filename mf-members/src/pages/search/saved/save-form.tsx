import { longestSearchName, mostSavedSearches } from '@lonk/shared-api/calls/matching/saved-search.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useActiveFilters } from '../use-active-filters.ts'
import type { FilterState } from '../use-filter.ts'
import { isSameName, type SavedSearch, useSaveSearch } from './saved.resource.ts'

interface SaveFormProps {
  readonly state: FilterState
  readonly searches: readonly SavedSearch[]
}

/** Keeps what is searched for now under a name, which is suggested in the words of the filters. */
export const SaveForm = ({ state: { filter, rules }, searches }: SaveFormProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const words = useActiveFilters(filter, rules).map((one) => one.words)
  const suggested = [...words.join(', ')].slice(0, longestSearchName).join('')
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? suggested
  const save = useSaveSearch()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (save.isError) input.current?.focus()
  }, [save.isError])

  if (words.length === 0) return <p>{t('search.saved.nothing')}</p>

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    save.mutate({ name: name.trim(), filters: filter })
  }
  const isKnown = searches.some((search) => isSameName(search.name, name))
  const hint = () => {
    if (save.isSuccess) return t('search.saved.done', { name: save.variables.name })
    if (isKnown) return t('search.saved.replaces')
    if (searches.length >= mostSavedSearches) return t('search.saved.full', { most: mostSavedSearches })
    return null
  }
  const refused = isApiError(save.error) ? save.error.fields.name?.message : undefined
  return (
    <Form noValidate={true} onSubmit={submit}>
      <TextField
        ref={input}
        label={t('search.saved.name')}
        value={name}
        maxLength={longestSearchName}
        error={save.isError ? refused || errorText(save.error) : undefined}
        onChange={({ target }) => {
          save.reset()
          setTyped(target.value)
        }}
      />
      <Note role="status">{hint()}</Note>
      <div>
        <Button type="submit" busy={save.isPending}>
          {t('search.saved.save')}
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space.xs};
`

const Note = styled.p`
  min-height: 1.5em;
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
