/** Path of the picture in the release of whoever imports it, which comes after `PageProps.files`. */
declare module '*.svg' {
  const path: string
  export default path
}

/** The picture itself, as a `data:` address, for a drawing that must be whole (`social.tsx`). */
declare module '*.svg?inline' {
  const address: string
  export default address
}
