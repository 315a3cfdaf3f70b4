// One chunk for both: each more would cost every page of this remote a line in its entry.
export { BesidesTheForm } from './besides-the-form.tsx'
export { OwnPhotos } from './photos/own-photos.tsx'
