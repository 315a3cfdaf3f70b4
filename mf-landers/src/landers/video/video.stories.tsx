import { previewOf } from '../../testing/lander-preview.tsx'
import { Page } from './video.page.tsx'

export default { title: 'Landers/video' }

export const Lander = previewOf('video', Page)
