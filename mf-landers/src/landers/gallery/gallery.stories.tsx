import { previewOf } from '../../testing/lander-preview.tsx'
import { Page } from './gallery.page.tsx'

export default { title: 'Landers/gallery' }

export const Lander = previewOf('gallery', Page)
