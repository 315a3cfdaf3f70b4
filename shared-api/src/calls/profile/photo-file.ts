/** 10 MB, as members count them (docs/api.md, `photo_too_large`). */
export const photoMaxBytes = 10_000_000

/** What a file picker offers; phones then convert HEIC by themselves. */
export const photoAccept = 'image/jpeg,image/png,image/webp,image/avif'
