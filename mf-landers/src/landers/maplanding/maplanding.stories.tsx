import { previewOf } from '../../testing/lander-preview.tsx'
import { Page } from './maplanding.page.tsx'

export default { title: 'Landers/maplanding' }

export const Lander = previewOf('maplanding', Page)
