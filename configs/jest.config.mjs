import { jestIn } from './jest/jest.config.mjs'

export default jestIn('configs')
