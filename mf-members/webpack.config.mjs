import { configFor } from '../configs/webpack/part-folder.ts'

export default configFor('mf-members')
