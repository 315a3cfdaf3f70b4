import { previewOf } from '../../testing/lander-preview.tsx'
import { Page } from './alonetonight.page.tsx'

export default { title: 'Landers/alonetonight' }

export const Lander = previewOf('alonetonight', Page)
