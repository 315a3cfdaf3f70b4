import type { LikesAnswer } from '@lonk/shared-api/calls/likes/likes.schema.ts'
import { getLikes } from '@lonk/shared-api/calls/likes/likes.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { ReceivedLike } from '@lonk/shared-api/schemas/like.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { useBusEvent, useShared } from '@lonk/shared-events/react.ts'
import { isAnswerWith } from '@lonk/shared-ui/remote/first-data.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'

export const likesTypes = ['received', 'sent', 'matches'] as const
export type LikesType = (typeof likesTypes)[number]

/** A row of any of the lists. Locked: the operator shows received likes to premium members only. */
export type ShownLike =
  | { readonly id: number; readonly isNew: boolean; readonly person: ProfileCard }
  | { readonly id: number; readonly isNew: boolean; readonly lockedSince: string }

const received = ({ id, like_new, created_at, profile }: ReceivedLike): ShownLike =>
  'locked' in profile
    ? { id, isNew: like_new, lockedSince: created_at }
    : { id, isNew: like_new, person: profile }

/** Whom the member has not looked at yet comes before the others of that page; both stay in the order of their time. */
const newFirst = (likes: readonly ShownLike[]): readonly ShownLike[] => [
  ...likes.filter(({ isNew }) => isNew),
  ...likes.filter(({ isNew }) => !isNew),
]

/** One of the lists, page by page, asked for again when likes change. `firstData` is the page's, if it is of this list. */
export const useLikes = (type: LikesType, firstData: unknown) => {
  const client = useQueryClient()
  // Who becomes premium sees whom they could not see before.
  const premium = useShared('user')?.paid_user ?? false
  const reload = () => void client.invalidateQueries({ queryKey: ['likes'] })
  useBusEvent('likes-changed', reload)
  useBusEvent('match-made', reload)
  // Who is not there any more, by a block or otherwise, is told of in this way.
  useBusEvent('chats-changed', reload)
  useBusEvent('resync-needed', reload)

  const list = useInfiniteQuery({
    queryKey: ['likes', type, premium],
    queryFn: ({ pageParam, signal }) => api.call(getLikes, { type, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    initialData: () =>
      isAnswerWith<LikesAnswer>(firstData, ['liked_by', 'profiles'])
        ? { pages: [firstData], pageParams: [undefined] }
        : undefined,
  })
  const shown = (list.data?.pages ?? []).flatMap((page): readonly ShownLike[] =>
    type === 'received'
      ? newFirst(page.liked_by.map(received))
      : page.profiles.map((person) => ({ id: person.id, isNew: false, person })),
  )
  return { ...list, shown }
}
