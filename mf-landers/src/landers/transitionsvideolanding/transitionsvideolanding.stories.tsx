import { previewOf } from '../../testing/lander-preview.tsx'
import { Page } from './transitionsvideolanding.page.tsx'

export default { title: 'Landers/transitionsvideolanding' }

export const Lander = previewOf('transitionsvideolanding', Page)
