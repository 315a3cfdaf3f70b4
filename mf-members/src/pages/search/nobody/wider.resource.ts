import { getMembers } from '@lonk/shared-api/calls/members/members.ts'
import { api } from '@lonk/shared-api/client.ts'
import { formatNumber } from '@lonk/shared-ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { changed, type SearchFilter } from '../search-filter.ts'
import type { ActiveFilter } from '../use-active-filters.ts'

/** How many filters are tried: a visitor may ask twenty times a minute. */
const mostTried = 4

/** Without one of its filters, the search finds so many; null where that was not to be learned. */
interface Wider extends ActiveFilter {
  readonly total: { readonly count: number; readonly total: string } | null
}

interface WiderSearches {
  /** The filters whose taking away finds somebody, the one that finds most first. None while the server is asked. */
  readonly wider: readonly Wider[]
  readonly isAsking: boolean
}

/** Asks the server what each filter costs. */
export const useWider = (filter: SearchFilter, active: readonly ActiveFilter[]): WiderSearches => {
  const { i18n } = useTranslation('mf-members')
  const tried = active.slice(0, mostTried)
  const { data, isError } = useQuery({
    queryKey: ['members-wider', filter, tried.map(({ name }) => name)],
    queryFn: ({ signal }) => countWithout(filter, tried, signal),
    enabled: tried.length > 0,
  })
  if (isError) return { wider: tried.map((one) => ({ ...one, total: null })), isAsking: false }
  if (!data) return { wider: [], isAsking: tried.length > 0 }
  const wider = tried
    .map((one) => ({ one, found: data[one.name] }))
    .flatMap(({ one, found }) => (found && found.total > 0 ? [{ one, found }] : []))
    .sort((a, b) => b.found.total - a.found.total)
    .map(({ one, found: { total, capped } }) => ({
      ...one,
      total: { count: total, total: `${formatNumber(total, i18n.language)}${capped ? '+' : ''}` },
    }))
  return { wider, isAsking: false }
}

type Counted = Readonly<Record<string, { readonly total: number; readonly capped: boolean }>>

const countWithout = async (
  filter: SearchFilter,
  tried: readonly ActiveFilter[],
  signal: AbortSignal,
): Promise<Counted> => {
  const counted = tried.map(async ({ name, without }) => {
    const answer = await api.call(getMembers, { ...changed(filter, without), per_page: 1 }, { signal })
    return [name, { total: answer.total, capped: answer.total_capped }] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}
