import { jestIn } from '../configs/jest/jest.config.mjs'

export default jestIn('api')
