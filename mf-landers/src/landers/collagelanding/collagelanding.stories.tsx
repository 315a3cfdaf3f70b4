import { previewOf } from '../../testing/lander-preview.tsx'
import { Page } from './collagelanding.page.tsx'

export default { title: 'Landers/collagelanding' }

export const Lander = previewOf('collagelanding', Page)
