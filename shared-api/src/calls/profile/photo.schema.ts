import { defineCall } from '../../contract.ts'
import { getPhoto } from './photo.ts'

export const photoContract = defineCall(getPhoto, { access: 'V', errors: ['not_found'], limits: [] })
