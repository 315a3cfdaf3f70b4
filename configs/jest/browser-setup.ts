import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom/jest-globals'

// What comes late comes when a busy machine has compiled and drawn it: of a hundred people the first test that asks waited
// more than ten seconds on one core that others used too.
configure({ asyncUtilTimeout: 30_000 })
