// Where `npx jest` and editors look.
export { default } from './configs/jest/jest.config.mjs'
