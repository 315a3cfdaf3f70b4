import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom/jest-globals'

// What comes late comes when a busy machine has compiled it: one second was too short for the first file that asks.
configure({ asyncUtilTimeout: 10_000 })
