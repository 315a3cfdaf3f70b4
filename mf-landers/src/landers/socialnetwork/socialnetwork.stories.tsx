import { previewOf } from '../../testing/lander-preview.tsx'
import { Page } from './socialnetwork.page.tsx'

export default { title: 'Landers/socialnetwork' }

export const Lander = previewOf('socialnetwork', Page)
