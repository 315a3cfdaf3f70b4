/** What a complaint is about, where something on the site was pointed at. */
export interface ComplaintTarget {
  readonly kind: 'profile' | 'message' | 'photo'
  readonly id: number
  /** Whose it is; without it there is nobody to block. */
  readonly profileId: number | undefined
}
