import { previewOf } from '../../testing/lander-preview.tsx'
import { Page } from './iconslanding.page.tsx'

export default { title: 'Landers/iconslanding' }

export const Lander = previewOf('iconslanding', Page)
