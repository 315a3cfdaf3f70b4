import { previewOf } from '../../testing/lander-preview.tsx'
import { Page } from './tinderswipe.page.tsx'

export default { title: 'Landers/tinderswipe' }

export const Lander = previewOf('tinderswipe', Page)
